import type { TransactionType } from '../payments/transaction-type.ts';
import { type Minor, minor } from '../shared/money.ts';
import { known, type Word } from '../shared/word.ts';

/** What moves a balance in a day, in the order a merchant reads it. */
export const DAY_LINE_KINDS = ['payments', 'refunds', 'disputes', 'fees', 'payouts', 'other'] as const;
export type DayLineKind = (typeof DAY_LINE_KINDS)[number];

const LINE_OF_TYPE: Readonly<Record<TransactionType, DayLineKind>> = {
  charge: 'payments',
  payment: 'payments',
  refund: 'refunds',
  refund_failure: 'refunds',
  payment_refund: 'refunds',
  payment_failure_refund: 'refunds',
  dispute: 'disputes',
  dispute_reversal: 'disputes',
  card_reader_fee: 'fees',
  financing_payout: 'other',
  financing_paydown: 'other',
  adjustment: 'other',
};

/** Movements of one type, added up. */
export type DayMovement = Readonly<{
  type: Word<TransactionType>;
  count: number;
  amount: number;
  fees: number;
}>;

/** One currency's day, from two sides: our own books before and during it, and the provider's balance after it. */
export type DayFacts = Readonly<{
  /** All that moved before, by our books. */
  opening: number;
  movements: readonly DayMovement[];
  /** What left for the bank, less what came back; the fee is ours to pay. */
  payouts: Readonly<{ count: number; amount: number; fee: number }>;
  /** What the provider holds, less all that moved since. */
  closing: number;
}>;

export type DayLedger = Readonly<{
  opening: Minor;
  lines: readonly Readonly<{ kind: DayLineKind; count: number; amount: Minor }>[];
  closing: Minor;
  /** What the provider's balance says and our books do not. */
  unexplained: Minor;
}>;

/** Every line is there, also where nothing moved: whoever closes a day wants to see that there were no disputes. */
export function dayLedger({ opening, movements, payouts, closing }: DayFacts): DayLedger {
  const sums = Object.fromEntries(DAY_LINE_KINDS.map((kind) => [kind, { count: 0, amount: 0 }])) as Record<
    DayLineKind,
    { count: number; amount: number }
  >;
  const add = (kind: DayLineKind, count: number, amount: number) => {
    sums[kind].count += count;
    sums[kind].amount += amount;
  };
  for (const { type, count, amount, fees } of movements) {
    const kind = known(LINE_OF_TYPE, type) ?? 'other';
    if (kind !== 'fees') add(kind, count, amount);
    if (fees !== 0) add('fees', count, -fees);
  }
  add('payouts', payouts.count, -payouts.amount);
  if (payouts.fee !== 0) add('fees', 1, -payouts.fee);

  const lines = DAY_LINE_KINDS.map((kind) => {
    const { count, amount } = sums[kind];
    return { kind, count, amount: minor(amount === 0 ? 0 : amount) };
  });
  const moved = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    opening: minor(opening),
    lines,
    closing: minor(closing),
    unexplained: minor(closing - opening - moved),
  };
}

/** A day that does not add up can be signed off all the same, by whoever says why. */
export const needsNote = (ledgers: readonly Pick<DayLedger, 'unexplained'>[]): boolean =>
  ledgers.some(({ unexplained }) => unexplained !== 0);
