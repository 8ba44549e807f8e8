import type { Words } from '#languages/kit/words.ts';
import type { disputeApprovalCopy as english } from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english> = {
  accept: (amount, payment) => `قبول النزاع على ${amount} بشأن الدفعة ${payment}: يُتخلى عن المال ورسومه`,
  submit: (fields, amount, payment) =>
    `إرسال الأدلة إلى البنك نهائيًا (${fields}) في النزاع على ${amount} بشأن الدفعة ${payment}`,
  save: (fields, amount, payment) =>
    `حفظ مسودة أدلة (${fields}) في النزاع على ${amount} بشأن الدفعة ${payment}`,
};
