import { type Currency, type Minor, minor } from '../shared/money.ts';
import { BOOK_ACCOUNTS, type BookAccount } from './book-account.ts';
import { added, type BookEntry } from './book-entry.ts';

/** What one entry stands for. */
export const GRAINS = ['transaction', 'day', 'payout'] as const;
export type Grain = (typeof GRAINS)[number];
/** Which day a movement is booked on: the one it happened, or the one it left with a payout. */
export const BASES = ['payment', 'payout'] as const;
export type Basis = (typeof BASES)[number];

/** What becomes one entry: late ones stand apart from their day, and payouts are never put together with each other. */
function keyOf(entry: BookEntry, grain: Exclude<Grain, 'transaction'>): string {
  const late = entry.late_of === null ? '' : '-late';
  const month = entry.day.slice(0, 7);
  if (grain === 'payout' && entry.payout !== null) return `${month}-${entry.currency}-${entry.payout}${late}`;
  return `${entry.day}-${entry.currency}${late}`;
}

/** The same sums in fewer entries: a day's, or a payout's within a month, dated by the last movement of it. */
export function foldEntries(entries: Iterable<BookEntry>, grain: Grain): readonly BookEntry[] {
  if (grain === 'transaction') return [...entries];
  const groups = new Map<string, BookEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry, grain);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups]
    .map(([id, group]) => merged(id, group))
    .sort((one, other) => compare(one.day, other.day) || compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function merged(id: string, group: readonly BookEntry[]): BookEntry {
  const [first] = group;
  if (first === undefined) throw new Error('A group of entries has at least one.');
  const days = group.map(({ day }) => day).sort();
  const ofOne = <Value>(of: (entry: BookEntry) => Value): Value | null =>
    group.every((entry) => of(entry) === of(first)) ? of(first) : null;
  return {
    ...{ id, currency: first.currency, kind: 'summary', lines: added(group.flatMap(({ lines }) => lines)) },
    day: days.at(-1) ?? first.day,
    count: group.reduce((sum, { count }) => sum + count, 0),
    ...{ transaction: null, payment: null, order: null },
    payout: ofOne(({ payout }) => payout),
    late_of: group.flatMap(({ late_of }) => late_of ?? []).sort()[0] ?? null,
  };
}

/** What moved on one account in one currency: more than nothing is a debit. */
export type AccountTotal = Readonly<{ currency: Currency; account: BookAccount; amount: Minor }>;

/** What moved on every account of each currency, in the order of the chart: the trial balance. It comes to nothing. */
export function accountTotals(
  entries: Iterable<Pick<BookEntry, 'currency' | 'lines'>>,
): readonly AccountTotal[] {
  const sums = new Map<Currency, Map<BookAccount, number>>();
  for (const { currency, lines } of entries) {
    const own = sums.get(currency) ?? new Map<BookAccount, number>();
    sums.set(currency, own);
    for (const { account, amount } of lines) own.set(account, (own.get(account) ?? 0) + amount);
  }
  return [...sums.keys()].sort().flatMap((currency) =>
    BOOK_ACCOUNTS.flatMap((account) => {
      const amount = sums.get(currency)?.get(account);
      return amount === undefined ? [] : [{ currency, account, amount: minor(amount) }];
    }),
  );
}
