/** The most that somebody of a role may refund in a currency, in its minor units; null is no limit. */
export type RefundLimit = Readonly<{ currency: string; most: number | null; day: number | null }>;

/** For one and in a day, where nobody wrote limits down for Support: 100.00 and 500.00, or as many whole yen. */
const SUPPORT_MOST = 10_000;
const SUPPORT_DAY = 50_000;

/** The limits of a role: what is written down for it, or what Support starts with. None at all is no limit. */
export function limitsOfRole(
  role: string | undefined,
  written: readonly RefundLimit[],
  storeCurrency: string,
): readonly RefundLimit[] {
  if (written.length > 0) return written;
  return role === 'support' ? [{ currency: storeCurrency, most: SUPPORT_MOST, day: SUPPORT_DAY }] : [];
}

export type RefundRoom = 'within' | 'over_one' | 'over_day' | 'other_currency';

/**
 * Whether somebody with these limits may refund so much without a second person; `spent` is what they refunded within the
 * last 24 hours. Where there are limits at all, a currency without one has no room: nobody thought of it.
 */
export function refundRoom(
  limits: readonly RefundLimit[],
  { amount, currency, spent }: Readonly<{ amount: number; currency: string; spent: number }>,
): RefundRoom {
  if (limits.length === 0) return 'within';
  const limit = limits.find((one) => one.currency === currency);
  if (!limit) return 'other_currency';
  if (limit.most !== null && amount > limit.most) return 'over_one';
  if (limit.day !== null && spent + amount > limit.day) return 'over_day';
  return 'within';
}
