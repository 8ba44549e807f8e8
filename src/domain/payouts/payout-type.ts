export const PAYOUT_TYPES = ['deposit', 'withdrawal'] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];

/** A withdrawal takes back what refunds and disputes cost beyond what came in. */
export const payoutTypeLabel: Readonly<Record<PayoutType, string>> = {
  deposit: 'Payout',
  withdrawal: 'Withdrawal',
};
