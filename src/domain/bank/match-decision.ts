import type { ExpectedItem } from './expected-item.ts';

export const MATCH_STATES = ['suggested', 'automatic', 'confirmed', 'unknown', 'not_ours'] as const;
/** What a person looks through: what waits for them, what nobody could match, what is done, and what is no payout. */
export const MATCH_VIEWS = ['suggested', 'unknown', 'matched', 'not_ours'] as const;
export type MatchView = (typeof MATCH_VIEWS)[number];

/** Where money went that the bank shows more or less: a difference is never just accepted. */
export const DIFFERENCE_REASONS = ['bank_fee', 'exchange', 'other'] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

type Line = Readonly<{ amount: number; currency: string }>;
type HandMatch =
  | Readonly<{ items: readonly ExpectedItem[]; difference: number }>
  | 'several_with_several'
  | 'other_currency'
  | 'other_direction';

/**
 * What a match by hand would mean, or why it cannot be one. A line that takes money is the return of a payout that failed.
 * Several lines with several payouts say nothing about any of them.
 */
export function handMatch(lines: readonly Line[], payouts: readonly (readonly ExpectedItem[])[]): HandMatch {
  if (lines.length > 1 && payouts.length > 1) return 'several_with_several';
  const [first] = lines;
  if (!first || lines.some(({ currency }) => currency !== first.currency)) return 'other_currency';
  const sign = Math.sign(first.amount);
  if (lines.some(({ amount }) => Math.sign(amount) !== sign)) return 'other_direction';
  const items: ExpectedItem[] = [];
  for (const legs of payouts) {
    if (legs.some(({ currency }) => currency !== first.currency)) return 'other_currency';
    const fits = legs.find(({ amount }) => Math.sign(amount) === sign);
    if (!fits) return 'other_direction';
    items.push(fits);
  }
  const sum = (all: readonly Readonly<{ amount: number }>[]) =>
    all.reduce((total, { amount }) => total + amount, 0);
  return { items, difference: sum(lines) - sum(items) };
}
