import { either } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentMethodsSetupCopy as english } from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english> = {
  title: 'إضافة طرق دفع أخرى',
  lead: 'طرق دفع يعرفها المتسوقون من بلدانهم.',
  steps: {
    'add-payment-methods': 'تفعيل طرق دفع أخرى',
    'setup-complete': 'اكتمل التفعيل',
  },
  loadFailed: 'حدث خطأ في جلب الإعدادات.',
  saveFailed: 'حدث خطأ في حفظ الإعدادات.',
  text: 'البطاقات مقبولة دائمًا. يمكن هنا اختيار ما يستخدمه المتسوقون إلى جانبها.',
  popular: 'طرق شائعة',
  payLater: 'اشترِ الآن وادفع لاحقًا',
  nothing: 'كل طريقة دفع يمكن لحسابك توفيرها مفعّلة بالفعل.',
  locked: 'يلزم استكمال إعداد حسابك أولًا؛ بعدها يمكن تفعيل طرق دفع أخرى.',
  required: 'مطلوب.',
  checking: (label) => `جارٍ فحص ${label}`,
  needsCurrency: (currencies) => `يراها المتسوقون متى باع متجرك بعملة ${either(currencies)}.`,
  dimmed: 'غير متاحة ما دامت المدفوعات تُحصَّل يدويًا.',
  continue: 'متابعة',
  requirementsTitle: (label) => `تشغيل ${label}؟`,
  requirementsText: (label) => `يطلب مزوّد الدفع ما يلي قبل أن يستطيع المتسوقون الدفع عبر ${label}:`,
  requirementsAction: 'متابعة',
  enabled: (labels) => `يستطيع المتسوقون الآن أيضًا الدفع عبر: ${labels.join('، ')}.`,
  unseen: (label) => `تم تشغيل ${label}.`,
  waiting: (labels) => `طُلبت ولم تُشغَّل بعد: ${labels.join('، ')}. ينظر مزوّد الدفع في حسابك أولًا.`,
  toSettings: 'عرض إعدادات المدفوعات',
  toCurrencies: 'عرض إعدادات تعدد العملات',
};
