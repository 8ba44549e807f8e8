import type { BankDay } from '../payouts/payout-schedule.ts';
import { grouped } from '../shared/grouped.ts';
import { distance, isWithin, pairKey, type ReadLine, type WindowedItem } from './exact-pairs.ts';
import { CANDIDATES_MAX, findSets, SET_SIZE_MAX } from './find-sets.ts';
import { byItem, byLine, type MatchProposal, proposal } from './match-proposal.ts';

/** More ways than these to make a sum explain nothing. */
const WAYS_MAX = 6;
/** What a bank keeps for itself is a part; a tenth and more is another payment. */
const DIFFERENCE_MAX_SHARE = 10;
const DIFFERING_MAX = 5;

const side = ({ currency, amount }: Readonly<{ currency: string; amount: number }>): string =>
  `${currency} ${amount > 0 ? '+' : '-'}`;
const size = ({ amount }: Readonly<{ amount: number }>): number => Math.abs(amount);

/** What is left, in the order of its days. */
type Open = Readonly<{
  lines: readonly ReadLine[];
  items: readonly WindowedItem[];
  rejected: ReadonlySet<string>;
}>;

/** No window of business days reaches further than this. */
const WINDOW_MAX_DAYS = 30;

/** Those whose day is anywhere near, of a list in the order of its days: a year of others is not looked at. */
function around<Value extends Readonly<{ day: BankDay }>>(
  all: readonly Value[],
  day: BankDay,
): readonly Value[] {
  const firstFrom = (least: BankDay): number => {
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle]?.day ?? 0) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return all.slice(firstFrom(day - WINDOW_MAX_DAYS), firstFrom(day + WINDOW_MAX_DAYS + 1));
}

/** The nearest of them, and no more than sums can be trusted of. */
const nearest = <Value>(
  all: readonly Value[],
  away: (one: Value) => number,
  order: (one: Value, other: Value) => number,
): readonly Value[] =>
  all
    .map((one) => ({ one, away: away(one) }))
    .sort((one, other) => one.away - other.away || order(one.one, other.one))
    .slice(0, CANDIDATES_MAX)
    .map(({ one }) => one);

/** The items that could stand behind a line together with others. */
const partsOfLine = (line: ReadLine, items: readonly WindowedItem[], rejected: Open['rejected']) =>
  nearest(
    around(items, line.day).filter(
      (item) =>
        size(item) < size(line) &&
        isWithin(line.day, item.wide) &&
        !rejected.has(pairKey(line.id, item.payoutId)),
    ),
    (item) => distance(line, item),
    byItem,
  );

/** The lines that could bring an item together. Only those that are written as payouts are: a sum of any lines is chance. */
const partsOfItem = (item: WindowedItem, lines: readonly ReadLine[], rejected: Open['rejected']) =>
  nearest(
    around(lines, item.day).filter(
      (line) =>
        line.hasAlias &&
        size(line) < size(item) &&
        isWithin(line.day, item.wide) &&
        !rejected.has(pairKey(line.id, item.payoutId)),
    ),
    (line) => distance(line, item),
    byLine,
  );

const SETS = { sizeMin: 2, sizeMax: SET_SIZE_MAX, setsMax: WAYS_MAX + 1 };

const setsOf = <Part extends Readonly<{ amount: number }>>(
  parts: readonly Part[],
  whole: Readonly<{ amount: number }>,
): readonly (readonly Part[])[] => {
  const sets = findSets(parts.map(size), size(whole), SETS);
  if (sets.length > WAYS_MAX) return [];
  return sets.map((places) => places.flatMap((place) => parts[place] ?? []));
};

/** One line that is several payouts, and one payout that came as several lines. */
export function suggestSums({ lines, items, rejected }: Open): readonly MatchProposal[] {
  const itemsOf = grouped(items, side);
  const linesOf = grouped(lines, side);
  const merged = lines.flatMap((line) => {
    const sets = setsOf(partsOfLine(line, itemsOf.get(side(line)) ?? [], rejected), line);
    if (!line.hasAlias && sets.length !== 1) return [];
    return sets.map((set) =>
      proposal(5, 'many_payouts', { lines: [line], items: set.toSorted(byItem), ways: sets.length }),
    );
  });
  const split = items.flatMap((item) => {
    const sets = setsOf(partsOfItem(item, linesOf.get(side(item)) ?? [], rejected), item);
    return sets.map((set) =>
      proposal(5, 'many_lines', { lines: set.toSorted(byLine), items: [item], ways: sets.length }),
    );
  });
  return [...merged, ...split];
}

/** A line that is written as payouts are, and is nearly one. Only a person can say where the rest is. */
export function suggestDiffering({ lines, items, rejected }: Open): readonly MatchProposal[] {
  const itemsOf = grouped(items, side);
  return lines.flatMap((line) => {
    if (!line.hasAlias) return [];
    const off = (item: WindowedItem) => Math.abs(item.amount - line.amount);
    const near = around(itemsOf.get(side(line)) ?? [], line.day)
      .filter(
        (item) =>
          isWithin(line.day, item.wide) &&
          off(item) > 0 &&
          off(item) * DIFFERENCE_MAX_SHARE <= size(item) &&
          !rejected.has(pairKey(line.id, item.payoutId)),
      )
      .sort(
        (one, other) =>
          off(one) - off(other) || distance(line, one) - distance(line, other) || byItem(one, other),
      )
      .slice(0, DIFFERING_MAX);
    return near.map((item) => proposal(6, 'differs', { lines: [line], items: [item], ways: near.length }));
  });
}

/**
 * Whether a pair that looks certain may be a sum instead: the line several payouts that have no line of their own, or a part
 * of one that has none. Then nothing is automatic.
 */
export function couldBeSum(
  { line, item }: Readonly<{ line: ReadLine; item: WindowedItem }>,
  open: Open,
): boolean {
  const otherItems = open.items.filter((other) => side(other) === side(item));
  if (otherItems.length === 0) return false;
  const parts = partsOfLine(line, otherItems, open.rejected);
  if (findSets(parts.map(size), size(line), { ...SETS, setsMax: 1 }).length > 0) return true;
  const otherLines = open.lines.filter((other) => other.hasAlias && side(other) === side(line));
  if (otherLines.length === 0) return false;
  return otherItems.some(
    (whole) =>
      size(whole) > size(line) &&
      isWithin(line.day, whole.wide) &&
      findSets(partsOfItem(whole, otherLines, open.rejected).map(size), size(whole) - size(line), {
        sizeMin: 1,
        sizeMax: SET_SIZE_MAX - 1,
        setsMax: 1,
      }).length > 0,
  );
}
