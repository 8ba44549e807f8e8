import type { BuiltInRole } from './roles.ts';

/**
 * The most that somebody of a role refunds alone in a currency, for one and within 24 hours, in its minor units; null is no
 * limit. Of a list of these, none at all is no limit; where there is one, a currency without a line has no room: nobody
 * thought of it.
 */
export type RefundLimit = Readonly<{
  currency: string;
  refund_most: number | null;
  refund_day: number | null;
}>;

/** The one built-in role that refunds up to a limit. */
export const LIMITED_ROLE: BuiltInRole = 'support';

/** What it starts with: 100.00 and 500.00, or as many whole yen. */
const SUPPORT_MOST = 10_000;
const SUPPORT_DAY = 50_000;

/** The limits that hold for a role: what is written down for it, or what Support starts with. */
export function limitsOfRole(
  role: string | undefined,
  written: readonly RefundLimit[],
  storeCurrency: string,
): readonly RefundLimit[] {
  if (written.length > 0 || role !== LIMITED_ROLE) return written;
  return [{ currency: storeCurrency, refund_most: SUPPORT_MOST, refund_day: SUPPORT_DAY }];
}

/**
 * The lines to write down. One without a limit says that its currency is free, which means something only beside one with a
 * limit. Of Support all are kept, because none at all would be what it starts with.
 */
export const writtenLimits = <Line extends RefundLimit>(
  role: string | undefined,
  lines: readonly Line[],
): readonly Line[] => (role === LIMITED_ROLE || lines.some(isLimit) ? lines : []);

const isLimit = ({ refund_most, refund_day }: RefundLimit): boolean =>
  refund_most !== null || refund_day !== null;

/** Whether nobody under these limits refunds more alone than somebody under those. */
export const limitsWithin = (given: readonly RefundLimit[], held: readonly RefundLimit[]): boolean =>
  held.length === 0 ||
  (given.length > 0 &&
    given.every(({ currency, refund_most, refund_day }) => {
      const own = held.find((limit) => limit.currency === currency);
      return (
        own !== undefined && isWithin(refund_most, own.refund_most) && isWithin(refund_day, own.refund_day)
      );
    }));

const isWithin = (given: number | null, held: number | null): boolean =>
  held === null || (given !== null && given <= held);

export type RefundRoom = 'within' | 'over_one' | 'over_day' | 'other_currency';

/**
 * Whether somebody with these limits may refund so much without a second person; `spent` is what they refunded within the
 * last 24 hours.
 */
export function refundRoom(
  limits: readonly RefundLimit[],
  { amount, currency, spent }: Readonly<{ amount: number; currency: string; spent: number }>,
): RefundRoom {
  if (limits.length === 0) return 'within';
  const limit = limits.find((one) => one.currency === currency);
  if (!limit) return 'other_currency';
  if (limit.refund_most !== null && amount > limit.refund_most) return 'over_one';
  if (limit.refund_day !== null && spent + amount > limit.refund_day) return 'over_day';
  return 'within';
}
