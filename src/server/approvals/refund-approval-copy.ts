import { spoken } from '#domain/shared/spoken.ts';

/** What a refund would do, for whoever has to approve it. */
export const refundApprovalCopy = spoken('server/approvals/refund-approval-copy#refundApprovalCopy', {
  ofOrder: (amount: string, order: string) => `Refund ${amount} of order #${order}`,
  ofPayment: (amount: string, payment: string) => `Refund ${amount} of payment ${payment}`,
} as const);
