import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/approvals/refund-approval-copy.ts';

export const refundApprovalCopy: Words<typeof english.refundApprovalCopy> = {
  ofOrder: (amount, order) => `${amount} van bestelling #${order} terugbetalen`,
  ofPayment: (amount, payment) => `${amount} van betaling ${payment} terugbetalen`,
};
