import type { Words } from '#languages/kit/words.ts';
import type { issuerLetterCopy as english } from '#provider/simulator/documents/issuer-letter-copy.ts';

export const issuerLetterCopy: Words<typeof english> = {
  title: 'إفادة صاحب البطاقة',
  dispute: (id) => `النزاع: ${id}`,
  payment: (id) => `الدفعة: ${id}`,
  received: (day) => `تاريخ الاستلام: ${day}`,
  simulated: 'هذه الرسالة من بنك محاكاة.',
  claims: {
    fraudulent: 'يفيد صاحب البطاقة بأنه لم يُجرِ عملية الشراء هذه.',
    product_not_received: 'يفيد صاحب البطاقة بأن البضاعة لم تصل قط.',
    product_unacceptable: 'يفيد صاحب البطاقة بأن البضاعة كانت تالفة.',
    duplicate: 'يفيد صاحب البطاقة بأنه خُصم منه مرتين.',
    unrecognized: 'لا يتعرف صاحب البطاقة على الاسم في كشف الحساب.',
    subscription_canceled: 'يفيد صاحب البطاقة بأن الاشتراك كان قد انتهى.',
    credit_not_processed: 'يفيد صاحب البطاقة بأن استردادًا وُعد به لم يصل قط.',
  },
};
