import { spoken } from '#domain/shared/spoken.ts';

/** What an instant payout would do, for whoever has to approve it. */
export const payoutApprovalCopy = spoken('server/features/payouts/payout-approval-copy#payoutApprovalCopy', {
  instantly: (amount: string) => `Pay out ${amount} instantly`,
} as const);
