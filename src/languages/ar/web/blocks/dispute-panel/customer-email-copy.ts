import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { customerEmailCopy as english } from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english> = {
  subject: (storeName, chargedOn) => `دفعتك إلى ${apart(storeName)} في ${chargedOn}`,
  hello: 'مرحبًا،',
  helloTo: (customerName) => `مرحبًا ${customerName}،`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `في ${disputedOn} سألنا بنكك عن دفعتك بمبلغ ${amount} إلى ${apart(storeName)} بتاريخ ${chargedOn}.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `في ${disputedOn} أبلغنا بنكك بأن لديك نزاعًا على دفعتك بمبلغ ${amount} إلى ${apart(storeName)} بتاريخ ${chargedOn}.`,
  question: 'نود أن نفهم ما حدث ونصححه. هل يمكنك إخبارنا بالأمر؟',
  ifAskedInOrder: 'إن كانت الدفعة صحيحة في النهاية، فيُرجى إبلاغ بنكك بذلك.',
  ifDisputedInOrder: 'إن كانت الدفعة صحيحة في النهاية، فيُرجى الطلب من بنكك سحب النزاع وإرسال تأكيده إلينا.',
  regards: 'مع أطيب التحيات،',
};
