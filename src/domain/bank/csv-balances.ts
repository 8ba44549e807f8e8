import { type Minor, minor } from '../shared/money.ts';
import type { BankLine } from './bank-line.ts';

export type CsvRead = Readonly<{ line: BankLine; account: string | null; balance: Minor | null }>;

type Balances = Readonly<{ opening: Minor | null; closing: Minor | null }>;

/**
 * Opening and closing of a table whose rows tell what was left after each. Banks write the newest row first or last: days
 * decide, and within one day whichever way the balances follow on each other.
 */
export function rowBalances(rows: readonly CsvRead[]): Balances {
  const booked = rows.filter(({ line }) => line.status === 'booked');
  const balanced = booked.filter(({ balance }) => balance !== null);
  // A pending row has none; where others lack it as well, nothing can be proved.
  if (balanced.length === 0 || balanced.length < booked.length) return { opening: null, closing: null };
  const [first, last] = [booked[0], booked.at(-1)];
  if (!first || !last) return { opening: null, closing: null };
  const newestLast = ends(first, last);
  const newestFirst = ends(last, first);
  if (first.line.bookedOn < last.line.bookedOn) return newestLast;
  if (first.line.bookedOn > last.line.bookedOn) return newestFirst;
  const sum = booked.reduce((all, { line }) => all + line.amount, 0);
  return addsUp(newestLast, sum) ? newestLast : newestFirst;
}

const ends = (oldest: CsvRead, newest: CsvRead): Balances => ({
  opening: minor((oldest.balance ?? 0) - oldest.line.amount),
  closing: newest.balance,
});
const addsUp = ({ opening, closing }: Balances, sum: number): boolean => (opening ?? 0) + sum === closing;
