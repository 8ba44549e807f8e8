export type PayoutKind = 'automatic' | 'instant' | 'manual';

/** Only what leaves at once has a price. A payout asked for by hand travels as those of the schedule do. */
export const payoutKind = (payout: Readonly<{ automatic: boolean; fee_percentage: number }>): PayoutKind =>
  payout.automatic ? 'automatic' : payout.fee_percentage > 0 ? 'instant' : 'manual';
