import type { Words } from '#languages/kit/words.ts';
import type { beingConfirmedCopy as english } from '#web/blocks/payment-actions/being-confirmed-copy.ts';

type Sentence = (amount: string | undefined, at: string | undefined) => string;

const pending =
  (what: string, of: (amount: string) => string): Sentence =>
  (amount, at) => {
    const named = amount === undefined ? what : of(amount);
    return at === undefined ? `لم يتأكد بعد: ${named}.` : `لم يتأكد بعد: ${named}، بطلب في ${at}.`;
  };

export const beingConfirmedCopy: Words<typeof english> = {
  confirming: 'جارٍ التأكد',
  confirmingText:
    'لم يرد مزوّد الدفع ردًا واضحًا. لا حاجة إلى التكرار: يحدث الأمر مرة واحدة على الأكثر، وتعرض هذه الصفحة نتيجته فور معرفتها.',
  unknownTitle: 'لم يتأكد بعد',
  unknownText: 'ما زالت نتيجته قيد الاستيضاح، ولا يمكن أن يحدث أكثر من مرة. إعادة الإرسال تكرر الطلب نفسه.',
  askAgain: 'إعادة الإرسال',
  atMostOnce: 'ما زال قيد الاستيضاح، ولا يمكن أن يحدث أكثر من مرة.',
  attentionTitle: 'لم يتأكد قط',
  attentionText: 'لم يرد مزوّد الدفع قط. يلزم التحقق لديه مما إذا حدث الأمر، ثم تسويته في صفحة المزامنة.',
  attentionLink: 'تسويته في صفحة المزامنة',
  pending: {
    refund: pending('الاسترداد', (amount) => `استرداد ${amount}`),
    capture: pending('تحصيل الدفعة', (amount) => `تحصيل ${amount}`),
    cancel: pending('إلغاء الدفعة', (amount) => `إلغاء ${amount}`),
    accept: pending('قبولك للنزاع', (amount) => `قبولك للنزاع على ${amount}`),
    submit: pending('إرسال أدلتك', (amount) => `إرسال أدلتك في النزاع على ${amount}`),
    payout: pending('التحويل الفوري', (amount) => `التحويل الفوري بمبلغ ${amount}`),
    other: pending('إجراء مطلوب', (amount) => `إجراء يخص ${amount}`),
  },
};
