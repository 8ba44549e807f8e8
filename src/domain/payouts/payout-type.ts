export const PAYOUT_TYPES = ['deposit', 'withdrawal'] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];
