import type { Words } from '#languages/kit/words.ts';
import type { refundApprovalCopy as english } from '#server/approvals/refund-approval-copy.ts';

export const refundApprovalCopy: Words<typeof english> = {
  ofOrder: (amount, order) => `${amount} für Bestellung #${order} erstatten`,
  ofPayment: (amount, payment) => `${amount} aus Zahlung ${payment} erstatten`,
};
