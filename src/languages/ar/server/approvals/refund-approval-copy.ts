import { numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { refundApprovalCopy as english } from '#server/approvals/refund-approval-copy.ts';

export const refundApprovalCopy: Words<typeof english> = {
  ofOrder: (amount, order) => `استرداد ${amount} من الطلب ${numbered(order)}`,
  ofPayment: (amount, payment) => `استرداد ${amount} من الدفعة ${payment}`,
};
