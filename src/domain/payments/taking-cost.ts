import { type Minor, minor } from '../shared/money.ts';

/** What refunds and claims that stand have taken from a charge, as positive sums in both currencies. */
export type Taken = Readonly<{ customer: number; settled: number }>;

/**
 * What taking this much more from a charge costs in the currency the merchant is paid in: the worth of all takings
 * together, less what they have cost so far. One rounding for the whole, so that parts never add up to more than the sale.
 */
export const takingCost = (taken: Taken, amount: number, inSettlement: (sum: Minor) => Minor): number =>
  Math.max(inSettlement(minor(taken.customer + amount)) - taken.settled, 0);
