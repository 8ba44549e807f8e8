import { decimalsOf } from '../shared/money.ts';

/** An amount as a list is asked for it: whole units of whatever currency a row has, with a point before what is less. */
export const WRITTEN_AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;

/** From and to, both included; without one of them, that side is open. */
export type AmountRange = Readonly<{ least?: string; most?: string }>;
type Asked = Readonly<Partial<Record<'amount_is' | 'amount_min' | 'amount_max', string | undefined>>>;

/** What filters ask of the amount, each by itself. */
export function amountRanges({ amount_is, amount_min, amount_max }: Asked): readonly AmountRange[] {
  return [
    ...(amount_is === undefined ? [] : [{ least: amount_is, most: amount_is }]),
    ...(amount_min === undefined ? [] : [{ least: amount_min }]),
    ...(amount_max === undefined ? [] : [{ most: amount_max }]),
  ];
}

const FINEST = 3;
const thousandths = (written: string): number => {
  const [whole = '', fraction = ''] = written.split('.');
  return Number(whole + fraction.padEnd(FINEST, '0'));
};

/** All of them together as one range, which an index finds by both of its ends at once; none where nothing is asked. */
export const sharedRange = (ranges: readonly AmountRange[]): readonly AmountRange[] =>
  ranges.length < 2 ? ranges : [ranges.reduce(within)];

const within = (one: AmountRange, other: AmountRange): AmountRange => ({
  ...one,
  ...(other.least !== undefined && {
    least: one.least === undefined || isMore(other.least, one.least) ? other.least : one.least,
  }),
  ...(other.most !== undefined && {
    most: one.most === undefined || isMore(one.most, other.most) ? other.most : one.most,
  }),
});
const isMore = (one: string, other: string): boolean => thousandths(one) > thousandths(other);

/**
 * The range in minor units of a currency: 50 is 5000 cents and 50 yen, so that one question can be put to rows of several
 * currencies. What a currency cannot pay exactly, as half a yen, lies between two amounts: the range begins above and ends below.
 */
export function minorRange(
  { least, most }: AmountRange,
  decimals: 0 | 2 | 3,
): Readonly<{ least: number; most: number }> {
  const step = 10 ** (FINEST - decimals);
  return {
    least: least === undefined ? 0 : Math.ceil(thousandths(least) / step),
    most: most === undefined ? Number.MAX_SAFE_INTEGER : Math.floor(thousandths(most) / step),
  };
}

/** Whether an amount is meant, whichever way it moved: a refund of 50 is one of 50. `server/db/amount-within.ts` asks so in SQL. */
export function isAmountWithin(range: AmountRange, amount: number, currency: string): boolean {
  const { least, most } = minorRange(range, decimalsOf(currency));
  const size = Math.abs(amount);
  return least <= size && size <= most;
}
