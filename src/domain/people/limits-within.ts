/** The most that somebody may refund at once and within a day, in minor units; null is no limit. */
export type RefundLimit = Readonly<{
  currency: string;
  refund_most: number | null;
  refund_day: number | null;
}>;

/** Whether nobody under these limits may refund more than somebody under those: what is not limited has no end. */
export const limitsWithin = (given: readonly RefundLimit[], held: readonly RefundLimit[]): boolean =>
  held.every(({ currency, refund_most, refund_day }) => {
    const own = given.find((limit) => limit.currency === currency);
    return isWithin(own?.refund_most, refund_most) && isWithin(own?.refund_day, refund_day);
  });

const isWithin = (given: number | null | undefined, held: number | null): boolean =>
  held === null || (given !== null && given !== undefined && given <= held);
