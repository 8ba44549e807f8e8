import type { BankDay } from '../payouts/payout-schedule.ts';
import { grouped } from '../shared/grouped.ts';
import { hitsAlias, type Named, namedIn, namesReference, type WrittenLine } from './bank-alias.ts';
import { type BankCalendar, bankCalendar } from './bank-days.ts';
import type { ExpectedItem } from './expected-item.ts';

/** A booked line of one of the merchant's accounts, as the engine reads it. */
export type OpenLine = WrittenLine &
  Readonly<{
    id: string;
    /** The same however the line came in: from its content, never from a number that an import gave it. */
    order: string;
    ending: string | null;
    day: BankDay;
    amount: number;
    currency: string;
    isReversal: boolean;
  }>;

/** Business days around the expected one within which a match may be automatic, and within which one is thought of at all. */
const NEAR_DAYS = { before: -1, after: 5 } as const;
const WIDE_DAYS = { before: -3, after: 10 } as const;

type Span = Readonly<{ from: BankDay; to: BankDay }>;
export type WindowedItem = ExpectedItem & Readonly<{ near: Span; wide: Span }>;
export type ReadLine = OpenLine & Readonly<{ hasAlias: boolean; named: Named }>;

/** A line and an item of the same amount, currency and direction. */
export type ExactPair = Readonly<{
  line: ReadLine;
  item: WindowedItem;
  isNamed: boolean;
  isNear: boolean;
  isOtherAccount: boolean;
}>;

export const isWithin = (day: BankDay, { from, to }: Span): boolean => day >= from && day <= to;
export const pairKey = (lineId: string, payoutId: string): string => `${lineId} ${payoutId}`;
export const distance = (line: OpenLine, item: ExpectedItem): number => Math.abs(line.day - item.day);

export function withWindows(items: readonly ExpectedItem[]): readonly WindowedItem[] {
  const calendars = new Map<string, BankCalendar>();
  const spans = new Map<string, Pick<WindowedItem, 'near' | 'wide'>>();
  return items.map((item) => {
    const { currency, day } = item;
    const calendar = calendars.get(currency) ?? bankCalendar(currency);
    calendars.set(currency, calendar);
    const span = (days: typeof NEAR_DAYS | typeof WIDE_DAYS): Span => ({
      from: calendar.shift(day, days.before),
      to: calendar.shift(day, days.after),
    });
    const known = spans.get(`${currency} ${day}`) ?? { near: span(NEAR_DAYS), wide: span(WIDE_DAYS) };
    spans.set(`${currency} ${day}`, known);
    return { ...item, ...known };
  });
}

/** The last day on which a payout is waited for: the day after it, one that did not come is missing. */
export const lastDayOf = (day: BankDay, currency: string): BankDay =>
  bankCalendar(currency).shift(day, NEAR_DAYS.after);

export const readLines = (lines: readonly OpenLine[], learned: ReadonlySet<string>): readonly ReadLine[] =>
  lines.map((line) => ({ ...line, hasAlias: hitsAlias(line, learned), named: namedIn(line) }));

/** Every line and item that could be the same money, to the cent; what a person called wrong never comes again. */
export function exactPairs(
  items: readonly WindowedItem[],
  lines: readonly ReadLine[],
  rejected: ReadonlySet<string>,
): readonly ExactPair[] {
  const byAmount = grouped(lines, ({ currency, amount }) => `${currency} ${amount}`);
  return items.flatMap((item) =>
    (byAmount.get(`${item.currency} ${item.amount}`) ?? []).flatMap((line) => {
      const isNamed = item.references.some((key) => namesReference(line.named, key));
      if (!isNamed && !isWithin(line.day, item.wide)) return [];
      if (rejected.has(pairKey(line.id, item.payoutId))) return [];
      const isOtherAccount = line.ending !== null && item.ending !== null && line.ending !== item.ending;
      return [{ line, item, isNamed, isNear: isWithin(line.day, item.near), isOtherAccount }];
    }),
  );
}

/** Those whose line has no other item and whose item has no other line. */
export function mutuallyOnly(pairs: readonly ExactPair[]): readonly ExactPair[] {
  const ofLine = grouped(pairs, ({ line }) => line.id);
  const ofItem = grouped(pairs, ({ item }) => item.id);
  return pairs.filter(
    ({ line, item }) => ofLine.get(line.id)?.length === 1 && ofItem.get(item.id)?.length === 1,
  );
}
