import { sql } from 'kysely';
import type { Authorization, listAuthorizations as contract } from '#contract/authorizations.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { USUAL_HOLD_S } from '#domain/payments/authorization-deadline.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { Store } from '../../store/store.ts';

type Query = Pick<Received<typeof contract>, 'sort' | 'direction'> &
  Readonly<{ page: number; pagesize: number }>;
type Found = Omit<Authorization, 'order' | 'capture_before' | 'risk_level'> &
  Readonly<{
    capture_before_s: number | null;
    risk_name: string | null;
    order_number: string | null;
    customer_id: number | null;
  }>;

/** The rule `captureBy` of the domain, as the database orders by it. */
export const CAPTURE_BY = sql`coalesce(
  (i.data->>'capture_before')::int8, extract(epoch from i.created)::int8 + ${sql.lit(USUAL_HOLD_S)})`;
const COLUMNS = { created: sql`i.created`, capture_by: CAPTURE_BY, amount: sql`i.amount` };
const RISK_OF: Readonly<Record<string, 0 | 1 | 2>> = { normal: 0, elevated: 1, highest: 2 };

/** What waits to be captured lapses within days, so all of it together is never much. */
export async function listAuthorizations(
  db: Database,
  links: Store['links'],
  { sort, direction, page, pagesize }: Query,
): Promise<{ data: Authorization[]; total_count: number }> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const [{ rows }, total_count] = await Promise.all([
    sql<Found>`
      with page as materialized (
        select provider, id from payment_intents i where status = 'requires_capture'
        order by ${COLUMNS[sort]} ${way}, i.created ${way}, i.id ${way}
        limit ${pagesize} offset ${(page - 1) * pagesize})
      select i.id as payment_intent_id, i.charge_id, i.created, i.amount, i.currency,
        (i.data->>'capture_before')::int8 as capture_before_s,
        c.data->'outcome'->>'risk_level' as risk_name,
        coalesce(c.data->'billing_details'->>'name', i.data->'customer'->>'name') as customer_name,
        coalesce(c.data->'billing_details'->>'email', i.data->'customer'->>'email') as customer_email,
        coalesce(c.data->'billing_details'->>'country', i.data->'customer'->>'country') as customer_country,
        coalesce(o.fraud_meta_box_type = 'review', false) as is_held_for_review,
        o.id as order_id, o.number as order_number, o.customer_id
      from page join payment_intents i using (provider, id)
      left join charges c on c.provider = i.provider and c.id = i.charge_id
      left join payment_orders o on o.id = order_named_in(i.data)
      order by ${COLUMNS[sort]} ${way}, i.created ${way}, i.id ${way}`.execute(db),
    countAuthorizations(db),
  ]);
  return { data: rows.map((row) => toAuthorization(row, links)), total_count };
}

async function countAuthorizations(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payment_intents where status = 'requires_capture'`.execute(db);
  return rows[0]?.count ?? 0;
}

function toAuthorization(
  { capture_before_s, risk_name, order_number, customer_id, ...row }: Found,
  links: Store['links'],
): Authorization {
  return {
    ...row,
    capture_before: capture_before_s === null ? null : utcInstant(epochSeconds(capture_before_s)),
    risk_level: RISK_OF[risk_name ?? ''] ?? null,
    order:
      row.order_id === null
        ? null
        : {
            id: row.order_id,
            number: order_number ?? String(row.order_id),
            url: links.order(row.order_id),
            customer_url: customer_id === null ? null : links.customer(customer_id),
          },
  };
}

type Line = Readonly<{ currency: Authorization['currency']; count: number; total: number }>;

/** How many wait and how much they are, one line for each currency; and how many holds end within a day, as `timeLeft` has it. */
export async function summarizeAuthorizations(db: Database, now: EpochSeconds) {
  const left = sql`${CAPTURE_BY} - ${now}::int8`;
  const { rows } = await sql<Line & { ending: number }>`
    select currency, count(*) as count, sum(amount)::int8 as total,
      count(*) filter (where ${left} > 0 and ${left} <= ${sql.lit(DAY_S)}) as ending
    from payment_intents i where status = 'requires_capture'
    group by currency order by count(*) desc, currency`.execute(db);
  const totals = rows.map(({ ending: _, ...line }) => line);
  const [only] = totals.length === 1 ? totals : [];
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    total: minor(only?.total ?? 0),
    currency: only?.currency ?? '',
    all_currencies: totals.map(({ currency }) => currency),
    totals: totals.map((line) => ({ ...line, total: minor(line.total) })),
    ending: rows.reduce((sum, { ending }) => sum + ending, 0),
  };
}
