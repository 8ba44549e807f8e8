import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  button: 'الإيصال',
  noReceipt: 'لماذا لا يوجد إيصال',
  title: 'إيصال للعميل',
  text: 'صفحة تبيّن ما دُفع ومتى وبماذا ولأي شيء، وما أُعيد منه بعد ذلك.',
  unpaid: 'لا يوجد إيصال بعد، لأن شيئًا لم يُدفع.',
  failed: 'تعذّر البحث عن الإيصال.',
  to: 'بريد العميل الإلكتروني',
  noAddress: 'لم يترك العميل بريدًا إلكترونيًا.',
  lastSent: 'آخر إرسال',
  never: 'لم يُرسَل بعد',
  sentTo: (when, to) => `${when}، إلى ${to}`,
  test: 'كانت هذه الدفعة تجربة، لذلك تظهر في الإيصال كلمة «اختبار».',
  open: 'فتح بصيغة PDF',
  newTab: (name) => `${name}، يُفتح في علامة تبويب جديدة`,
  send: 'إرسال إلى العميل',
  sendAgain: 'إرسال من جديد',
  sent: (to) => `أُرسل الإيصال إلى ${to}`,
  notSent: 'لم يُرسَل الإيصال.',
  close: 'إغلاق',
};
