import { type Minor, minor } from '../shared/money.ts';
import type { Movement } from './book-entry.ts';
import type { MovementKind } from './movement-kind.ts';

/** What a statement lists, in the order it is read. */
export const STATEMENT_LINES = [
  'payments',
  'refunds',
  'refunds_returned',
  'disputes',
  'disputes_won',
  'processing_fees',
  'dispute_fees',
  'reader_fees',
  'loans',
  'repayments',
  'reserve',
  'adjustments',
  'payouts',
  'payouts_returned',
  'payout_fees',
] as const;
export type StatementLine = (typeof STATEMENT_LINES)[number];

/** Where the sum of a movement is listed, and where what it cost is. What moves another balance is on no statement. */
const LISTED: Readonly<Record<MovementKind, readonly [sum: StatementLine, fees: StatementLine] | undefined>> =
  {
    sale: ['payments', 'processing_fees'],
    refund: ['refunds', 'processing_fees'],
    refund_returned: ['refunds_returned', 'processing_fees'],
    dispute: ['disputes', 'dispute_fees'],
    dispute_won: ['disputes_won', 'dispute_fees'],
    reader_fee: ['reader_fees', 'reader_fees'],
    loan: ['loans', 'processing_fees'],
    repayment: ['repayments', 'processing_fees'],
    reserve: ['reserve', 'processing_fees'],
    adjustment: ['adjustments', 'processing_fees'],
    payout: ['payouts', 'payout_fees'],
    payout_returned: ['payouts_returned', 'payout_fees'],
    other_balance: undefined,
    arrival: undefined,
    bank_difference: undefined,
  };

/** One currency of a month, from two sides. */
export type StatementFacts = Readonly<{
  opening: number;
  movements: readonly (Pick<Movement, 'kind' | 'amount' | 'fees' | 'fee_tax' | 'exchange'> &
    Readonly<{
      count: number;
      /** Of `fees`: those that the provider did not tell the tax of. */
      fees_untold: number;
    }>)[];
  /** What the provider held when the month ended; none where it did not say. */
  held: number | null;
  /** Of what is held, what became available only later. */
  pending: number;
  in_transit: number;
}>;

export type MonthlyStatement = Readonly<{
  opening: Minor;
  lines: readonly Readonly<{ line: StatementLine; count: number; amount: Minor }>[];
  closing: Minor;
  /** What the provider held and these lines do not explain. */
  remainder: Minor | null;
  available: Minor;
  pending: Minor;
  in_transit: Minor;
  /** What lines of the bank brought in this month, whenever it was sent; less than nothing where they took more. */
  arrived: Readonly<{ count: number; amount: Minor }>;
  /** Inside of the fees. */
  fee_tax: Minor;
  fees_untold: Minor;
}>;

/** Opening and all lines are the closing; what the provider says beyond it is a line of its own. */
export function monthlyStatement(facts: StatementFacts): MonthlyStatement {
  const sums = new Map<StatementLine, { count: number; amount: number }>();
  const add = (line: StatementLine, count: number, amount: number) => {
    const sum = sums.get(line) ?? { count: 0, amount: 0 };
    sums.set(line, { count: sum.count + count, amount: sum.amount + amount });
  };
  for (const { kind, count, amount, fees } of facts.movements) {
    const listed = LISTED[kind];
    if (!listed) continue;
    const [line, feeLine] = listed;
    if (line === feeLine) add(line, count, amount - fees);
    else {
      add(line, count, amount);
      if (fees !== 0) add(feeLine, count, -fees);
    }
  }
  const lines = STATEMENT_LINES.flatMap((line) => {
    const sum = sums.get(line);
    return sum ? [{ line, count: sum.count, amount: minor(sum.amount === 0 ? 0 : sum.amount) }] : [];
  });
  const arrivals = facts.movements.filter(({ kind }) => kind === 'arrival');
  const charged = facts.movements.filter(({ kind }) => LISTED[kind] !== undefined);
  const closing = lines.reduce((sum, { amount }) => sum + amount, facts.opening);
  return {
    opening: minor(facts.opening),
    lines,
    closing: minor(closing),
    remainder: facts.held === null ? null : minor(facts.held - closing),
    available: minor(closing - facts.pending),
    pending: minor(facts.pending),
    in_transit: minor(facts.in_transit),
    arrived: {
      count: sumOf(arrivals, ({ count }) => count),
      amount: sumOf(arrivals, ({ amount, exchange }) => exchange - amount),
    },
    fee_tax: sumOf(charged, ({ fee_tax }) => fee_tax),
    fees_untold: sumOf(charged, ({ fees_untold }) => fees_untold),
  };
}

const sumOf = <Value>(all: readonly Value[], of: (one: Value) => number): Minor =>
  minor(all.reduce((sum, one) => sum + of(one), 0));
