import type { CAPABILITY_WORDS as english } from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english> = {
  see_payments: 'عرض المدفوعات',
  see_payouts: 'عرض التحويلات والأرصدة',
  see_customers: 'عرض البيانات الشخصية للعملاء',
  export: 'التصدير، واعتماد الأيام، واستيراد كشوف الحساب البنكي',
  refund: 'الاسترداد',
  capture: 'تحصيل المدفوعات وإلغاؤها، وإكمال الطلبات',
  decide_held: 'البت في الدفعات الموقوفة',
  answer_disputes: 'الرد على النزاعات',
  pay_out: 'التحويل الفوري',
  change_settings: 'تغيير الإعدادات',
  change_fraud_rules: 'تغيير قواعد الحماية من الاحتيال',
  change_account: 'تغيير البنك والحساب',
  manage_people: 'إدارة الأشخاص والمفاتيح',
  read_audit: 'قراءة سجل التدقيق',
};
