import type { Words } from '#languages/kit/words.ts';
import type { refundApprovalCopy as english } from '#server/approvals/refund-approval-copy.ts';

export const refundApprovalCopy: Words<typeof english> = {
  ofOrder: (amount, order) => `Reembolsar ${amount} do pedido #${order}`,
  ofPayment: (amount, payment) => `Reembolsar ${amount} do pagamento ${payment}`,
};
