import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof english.sectionCopy> = {
  general: {
    title: 'أدلة عامة',
    text: 'من اشترى وماذا اشترى، وما دار بينكما.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'سياسة الاسترداد',
    text: 'كيف عرف العملاء سياسة الاسترداد قبل الدفع، ولماذا لم يُجرَ استرداد في هذه الحالة.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'خصم مكرر',
    text: 'إثبات أن عمليتي الخصم كانتا لشيئين مختلفين.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'الشحن',
    text: 'إثبات التسليم هو الأهم: توقيع، أو صفحة لشركة الشحن تذكر المكان.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'سياسة الإلغاء',
    text: 'ما اتُّفق عليه بشأن الإلغاء، ومتى ألغى العميل.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'سجلات التنزيل والنشاط',
    text: 'إثبات أن العميل دخل إلى ما اشتراه أو نزّله أو استخدمه.',
    icon: 'download',
  },
  service_details: {
    title: 'تفاصيل الخدمة',
    text: 'متى قُدّمت الخدمة، وما وقّع عليه العميل.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'أدلة إضافية',
    text: 'أي شيء آخر يقف في صفك.',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof english.fieldHelp> = {
  customer_signature: 'اتفاق موقّع، أو التوقيع عند التسليم.',
  customer_communication: 'رسائل تبيّن أن العميل تسلّم الطلب أو كان راضيًا.',
  customer_purchase_ip: 'عنوان IP الذي جاء منه الطلب، إن عُرف.',
  receipt: 'ما حصل عليه العميل إثباتًا للشراء.',
  refund_policy_disclosure: 'أين وكيف رأى العميل السياسة قبل الدفع.',
  duplicate_charge_documentation: 'إيصال أو ملصق شحن لعملية الخصم الأخرى.',
  duplicate_charge_explanation: 'ما كانت كل من عمليتي الخصم مقابله.',
  shipping_documentation: 'ملصق شحن أو صفحة لشركة الشحن أو صورة يظهر فيها العنوان.',
  service_documentation: 'عقد موقّع أو أمر عمل أو قائمة حضور.',
  access_activity_log:
    'سجلات الخادم مع العناوين والأوقات وما فُتح. نوعان على الأقل من الإثبات يقنعان معظم البنوك.',
  cancellation_policy_disclosure: 'أين وكيف رأى العميل السياسة قبل الدفع.',
};
