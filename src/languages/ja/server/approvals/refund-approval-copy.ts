import type { Words } from '#languages/kit/words.ts';
import type { refundApprovalCopy as english } from '#server/approvals/refund-approval-copy.ts';

export const refundApprovalCopy: Words<typeof english> = {
  ofOrder: (amount, order) => `注文 #${order}の${amount}を返金`,
  ofPayment: (amount, payment) => `決済 ${payment}の${amount}を返金`,
};
