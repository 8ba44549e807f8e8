import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/approvals/refund-approval-copy.ts';

export const refundApprovalCopy: Words<typeof english.refundApprovalCopy> = {
  ofOrder: (amount, order) => `Rimborsare ${amount} dell’ordine #${order}`,
  ofPayment: (amount, payment) => `Rimborsare ${amount} del pagamento ${payment}`,
};
