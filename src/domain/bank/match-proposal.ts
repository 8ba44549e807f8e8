import type { OpenLine } from './exact-pairs.ts';
import type { ExpectedItem } from './expected-item.ts';

/** Why the engine thinks that lines and payouts are the same money; the first three are certain. */
export const MATCH_REASONS = [
  'reference',
  'reversal',
  'only_pair',
  'far_day',
  'no_alias',
  'other_account',
  'names_other',
  'could_be_sum',
  'several',
  'many_payouts',
  'many_lines',
  'differs',
  'by_hand',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** The tiers of the rules: 1 and 2 are automatic, the others are a person's to confirm. */
type MatchTier = 1 | 2 | 3 | 4 | 5 | 6;

export type MatchProposal = Readonly<{
  tier: MatchTier;
  reason: MatchReason;
  lines: readonly OpenLine[];
  items: readonly ExpectedItem[];
  /** What the bank shows more or less than was sent. */
  difference: number;
  /** How many proposals there are about the same line or payout, this one included. */
  ways: number;
}>;

const sum = (all: readonly Readonly<{ amount: number }>[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);

export function proposal(
  tier: MatchTier,
  reason: MatchReason,
  { lines, items, ways = 1 }: Pick<MatchProposal, 'lines' | 'items'> & Readonly<{ ways?: number }>,
): MatchProposal {
  return { tier, reason, lines, items, ways, difference: sum(lines) - sum(items) };
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
export const byLine = (one: OpenLine, other: OpenLine): number =>
  one.day - other.day || byText(one.order, other.order);
export const byItem = (one: ExpectedItem, other: ExpectedItem): number =>
  one.day - other.day || byText(one.id, other.id);

/** The surest first, then by day: an order that no import has a part in. */
export function byProposal(one: MatchProposal, other: MatchProposal): number {
  if (one.tier !== other.tier) return one.tier - other.tier;
  const lines = first(one.lines, other.lines, byLine);
  return lines || first(one.items, other.items, byItem) || one.items.length - other.items.length;
}

function first<Value>(
  one: readonly Value[],
  other: readonly Value[],
  order: (one: Value, other: Value) => number,
): number {
  for (const [index, mine] of one.entries()) {
    const theirs = other[index];
    if (theirs === undefined) return 1;
    const found = order(mine, theirs);
    if (found !== 0) return found;
  }
  return 0;
}
