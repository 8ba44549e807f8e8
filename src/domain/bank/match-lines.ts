import { grouped } from '../shared/grouped.ts';
import {
  distance,
  type ExactPair,
  exactPairs,
  mutuallyOnly,
  type OpenLine,
  type ReadLine,
  readLines,
  type WindowedItem,
  withWindows,
} from './exact-pairs.ts';
import type { ExpectedItem } from './expected-item.ts';
import {
  byItem,
  byLine,
  byProposal,
  type MatchProposal,
  type MatchReason,
  proposal,
} from './match-proposal.ts';
import { reversalPairs } from './reversal-pairs.ts';
import { couldBeSum, suggestDiffering, suggestSums } from './suggest-sums.ts';

export type Matchable = Readonly<{
  items: readonly ExpectedItem[];
  /** Every booked line. */
  lines: readonly OpenLine[];
  /** Lines that a person has decided about: they match nothing more, and may still be undone by another. */
  settled?: ReadonlySet<string>;
  /** Pairs that a person called wrong, by `pairKey`. */
  rejected: ReadonlySet<string>;
  /** Senders that people confirmed, by `learnedSenders`. */
  learned: ReadonlySet<string>;
}>;

export type Matching = Readonly<{
  automatic: readonly MatchProposal[];
  suggested: readonly MatchProposal[];
  /** Written as payouts are, and no payout fits. */
  unknown: readonly OpenLine[];
  /** Lines that the bank itself took back, and by which; both ways, by their ids. */
  undone: ReadonlyMap<string, string>;
}>;

/** So many payouts are offered for one line, the nearest ones. */
const ALTERNATIVES_MAX = 10;

/**
 * Which bank lines are which payouts. A function of all that is known and of what people decided, never of what was
 * matched before: so the order of imports cannot matter, and a match that was certain until its twin came in is
 * withdrawn. Nothing is automatic that has a second explanation.
 */
export function matchLines({ items, lines, settled, rejected, learned }: Matchable): Matching {
  const allItems = withWindows(items).toSorted(byItem);
  const openLines = lines.filter(({ id }) => !settled?.has(id));
  const allLines = readLines(openLines, learned).toSorted(byLine);
  const undone = reversalPairs(lines);
  const pairs = withoutUndone(exactPairs(allItems, allLines, rejected), undone);

  const named = mutuallyOnly(pairs.filter(({ isNamed }) => isNamed));
  const free = freeOf(named);
  const left = pairs.filter(free.pair);
  const plain = mutuallyOnly(left).filter(isPlain(namesOf(allItems)));
  const beside = freeOf([...named, ...plain]);
  const open = { lines: allLines.filter(beside.line), items: allItems.filter(beside.item), rejected };
  const onlyPairs = plain.filter((pair) => !couldBeSum(pair, open));
  const matched = [...named, ...onlyPairs];
  const returned = tiedReturns(matched, left, undone);

  const rest = freeOf([...matched, ...returned]);
  const doubted = new Set(plain);
  const exact = suggestExact(left.filter(rest.pair), doubted);
  const openAtLast = { lines: allLines.filter(rest.line), items: allItems.filter(rest.item), rejected };
  const sums = suggestSums(openAtLast);
  const isIn = (proposals: readonly MatchProposal[]) => {
    const ids = new Set(proposals.flatMap(({ lines: own }) => own.map(({ id }) => id)));
    return ({ id }: OpenLine): boolean => ids.has(id) || undone.has(id);
  };
  const isExact = isIn(exact);
  // A sum may be right by chance, so it takes no line from the payout that it nearly is.
  const differing = suggestDiffering({
    ...openAtLast,
    lines: openAtLast.lines.filter((line) => !isExact(line)),
  });
  const suggested = [...exact, ...sums, ...differing].sort(byProposal);
  const isExplained = isIn(suggested);

  return {
    automatic: [
      ...named.map((pair) => one(1, 'reference', pair)),
      ...returned.map((pair) => one(1, 'reversal', pair)),
      ...onlyPairs.map((pair) => one(2, 'only_pair', pair)),
    ].sort(byProposal),
    suggested,
    unknown: openAtLast.lines.filter((line) => line.hasAlias && !isExplained(line)),
    undone,
  };
}

const one = (tier: 1 | 2, reason: MatchReason, { line, item }: ExactPair): MatchProposal =>
  proposal(tier, reason, { lines: [line], items: [item] });

/** What these pairs leave over. */
function freeOf(taken: readonly ExactPair[]) {
  const lines = new Set(taken.map(({ line }) => line.id));
  const items = new Set(taken.map(({ item }) => item.id));
  const line = ({ id }: ReadLine): boolean => !lines.has(id);
  const item = ({ id }: WindowedItem): boolean => !items.has(id);
  return { line, item, pair: (pair: ExactPair): boolean => line(pair.line) && item(pair.item) };
}

/**
 * A line that undoes another is no payout, unless one failed; a line that was undone is one only where no other is, and
 * then says that the money is gone again.
 */
function withoutUndone(
  pairs: readonly ExactPair[],
  undone: ReadonlyMap<string, string>,
): readonly ExactPair[] {
  const usual = pairs.filter(({ item, line }) => item.hasFailed || !(line.isReversal && undone.has(line.id)));
  const ofItem = grouped(usual, ({ item }) => item.id);
  return usual.filter(
    ({ item, line }) =>
      item.hasFailed ||
      !undone.has(line.id) ||
      ofItem.get(item.id)?.every((other) => undone.has(other.line.id)),
  );
}

type Names = ReadonlyMap<string, string>;
/** Which payout a reference is of. */
const namesOf = (items: readonly WindowedItem[]): Names =>
  new Map(items.flatMap(({ payoutId, references }) => references.map((key) => [key, payoutId] as const)));

const namesOther = ({ line, item }: ExactPair, names: Names): boolean => {
  for (const word of line.named.words) {
    const payout = names.get(word);
    if (payout !== undefined && payout !== item.payoutId) return true;
  }
  return false;
};

/** On the right account, about when it was expected, written as payouts are, and not as another one. */
const isPlain =
  (names: Names) =>
  (pair: ExactPair): boolean =>
    pair.isNear && pair.line.hasAlias && !pair.isOtherAccount && !namesOther(pair, names);

/** Where a failed payout was found and the bank itself says which line undid it. */
const tiedReturns = (
  matched: readonly ExactPair[],
  left: readonly ExactPair[],
  undone: ReadonlyMap<string, string>,
): readonly ExactPair[] => {
  const { pair: isFree } = freeOf(matched);
  const arrived = new Map(
    matched.flatMap(({ line, item }) =>
      item.leg === 'arrival' && item.hasFailed ? [[item.payoutId, line.id] as const] : [],
    ),
  );
  return left.filter(({ line, item, ...pair }) => {
    const arrival = item.leg === 'return' ? arrived.get(item.payoutId) : undefined;
    return arrival !== undefined && undone.get(arrival) === line.id && isFree({ line, item, ...pair });
  });
};

/** Why a pair of the same amount is not certain. */
function doubt({ line, isNear, isOtherAccount }: ExactPair, wasPlain: boolean): MatchReason {
  if (wasPlain) return 'could_be_sum';
  if (isOtherAccount) return 'other_account';
  if (!line.hasAlias) return 'no_alias';
  return isNear ? 'names_other' : 'far_day';
}

function suggestExact(pairs: readonly ExactPair[], plain: ReadonlySet<ExactPair>): readonly MatchProposal[] {
  const ofLine = grouped(pairs, ({ line }) => line.id);
  const ofItem = grouped(pairs, ({ item }) => item.id);
  return [...ofLine.values()].flatMap((alternatives) =>
    alternatives
      .toSorted((a, b) => distance(a.line, a.item) - distance(b.line, b.item) || byItem(a.item, b.item))
      .slice(0, ALTERNATIVES_MAX)
      .map((pair) => {
        const { line, item } = pair;
        const ways = Math.max(alternatives.length, ofItem.get(item.id)?.length ?? 1);
        return ways > 1
          ? proposal(4, 'several', { lines: [line], items: [item], ways })
          : proposal(3, doubt(pair, plain.has(pair)), { lines: [line], items: [item] });
      }),
  );
}
