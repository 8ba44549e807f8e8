import { sql } from 'kysely';
import type { ActivityStep } from '#domain/account/activity-steps.ts';
import type { Currency } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

type Sums = { count: number; amount: number; fees: number };
export type StepSums = Readonly<Record<ActivityKind, Readonly<Sums>>>;
type ActivityKind = 'charge' | 'refund' | 'dispute';

const KIND_OF_TYPE: Readonly<Record<string, ActivityKind>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  refund_failure: 'refund',
  payment_refund: 'refund',
  payment_failure_refund: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
};
const TYPES = Object.keys(KIND_OF_TYPE);

type Piece = Readonly<{ step: number; from: number; until: number }>;

/**
 * Count, amount and fees of each step. Whole UTC days come from the rollups; what a step cuts off a day is added up from
 * rows that stand in one index, so a year in any zone reads a few days of rows at most. What moved another balance than the one
 * payouts are made of is no business of these days, and is taken out again.
 */
export async function sumSteps(
  db: Database,
  currency: Currency,
  steps: readonly ActivityStep[],
): Promise<StepSums[]> {
  const { whole, cut } = piecesOf(steps);
  const { rows } = await sql<{ step: number; type: string } & Sums>`
    select step, type, sum(count)::int8 as count, sum(amount)::int8 as amount, sum(fees)::int8 as fees
    from (
      select piece.step, d.value as type, d.count, d.amount, d.fees
      from ${asTable(whole)} join transaction_days d
        on d.day >= utc_day(piece.first) and d.day < utc_day(piece.past)
      where d.dimension = 'type' and d.value = any(${TYPES}) and d.currency = ${currency}
      union all
      select piece.step, r.type, r.count, r.amount, r.fees
      from ${asTable(cut)} cross join lateral (
        select type, count(*) as count, sum(amount) as amount, sum(fees) as fees from transactions t
        where t.currency = ${currency} and t.date >= piece.first and t.date < piece.past
        group by type
      ) r
      union all
      select piece.step, t.type, -1, -t.amount, -t.fees
      from ${asTable([...whole, ...cut])} join transactions t
        on t.date >= piece.first and t.date < piece.past
      where t.balance_type <> 'payments' and t.currency = ${currency}
    ) as parts
    group by step, type`.execute(db);
  return gathered(rows, steps.length);
}

function piecesOf(steps: readonly ActivityStep[]): { whole: Piece[]; cut: Piece[] } {
  const whole: Piece[] = [];
  const cut: Piece[] = [];
  for (const [step, { from, until }] of steps.entries()) {
    const first = Math.ceil(from / DAY_S) * DAY_S;
    const last = Math.floor(until / DAY_S) * DAY_S;
    if (first >= last) cut.push({ step, from, until });
    else {
      whole.push({ step, from: first, until: last });
      if (from < first) cut.push({ step, from, until: first });
      if (last < until) cut.push({ step, from: last, until });
    }
  }
  return { whole, cut };
}

const asTable = (pieces: readonly Piece[]) => {
  const written = (at: number) => utcInstant(epochSeconds(at));
  return sql`unnest(
    ${pieces.map(({ step }) => step)}::int[],
    ${pieces.map(({ from }) => written(from))}::timestamptz[],
    ${pieces.map(({ until }) => written(until))}::timestamptz[]
  ) as piece (step, first, past)`;
};

function gathered(
  rows: readonly Readonly<{ step: number; type: string } & Sums>[],
  count: number,
): StepSums[] {
  const nothing = (): Sums => ({ count: 0, amount: 0, fees: 0 });
  const steps = Array.from({ length: count }, () => ({
    charge: nothing(),
    refund: nothing(),
    dispute: nothing(),
  }));
  for (const { step, type, ...sums } of rows) {
    const kind = KIND_OF_TYPE[type];
    const into = kind && steps[step]?.[kind];
    if (!into) continue;
    into.count += sums.count;
    into.amount += sums.amount;
    into.fees += sums.fees;
  }
  return steps;
}
