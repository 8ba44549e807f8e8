import type { Words } from '#languages/kit/words.ts';
import type { refundApprovalCopy as english } from '#server/approvals/refund-approval-copy.ts';

export const refundApprovalCopy: Words<typeof english> = {
  ofOrder: (amount, order) => `Rembourser ${amount} de la commande n° ${order}`,
  ofPayment: (amount, payment) => `Rembourser ${amount} du paiement ${payment}`,
};
