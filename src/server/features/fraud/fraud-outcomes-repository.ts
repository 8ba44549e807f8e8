import { sql } from 'kysely';
import type { FraudOutcomeRow } from '#contract/fraud-outcomes.ts';
import { type FraudOutcome, metaTypesOf } from '#domain/fraud/fraud-outcome.ts';
import type { SecondsRange } from '#domain/shared/date-bounds.ts';
import { minor } from '#domain/shared/money.ts';
import { allOf, anyOf, type Condition } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { inRange } from '../../db/in-range.ts';
import { searchCondition } from './fraud-search.ts';

/** Which outcomes are asked for, and which words must be found. */
export type OutcomeQuery = Readonly<{
  outcomes: readonly FraudOutcome[];
  search?: readonly string[] | undefined;
  /** Only what was made in all of these; the list itself knows no days. */
  created?: readonly SecondsRange[];
}>;
export type OutcomeOrder = Readonly<{ sort: 'date' | 'created' | 'amount'; direction: 'asc' | 'desc' }>;
type Found = Omit<FraudOutcomeRow, 'payment_intent' | 'status'> &
  Readonly<{ payment_intent_id: string | null; intent_status: string | null }>;

const NAME = sql`o.buyer_name`;
const BY_AGE = {
  columns: [sql`o.created`, sql`o.id`],
  of: ({ created, order_id }: FraudOutcomeRow): unknown[] => [created, order_id],
};
/** What a list is ordered by, to the last column that tells any two rows apart, and where a row stands in that order. */
const ORDERS = {
  date: BY_AGE,
  created: BY_AGE,
  amount: {
    columns: [sql`o.total`, ...BY_AGE.columns],
    of: (row: FraudOutcomeRow) => [row.amount, ...BY_AGE.of(row)],
  },
};

/** Everything about an order that was found, and its payment. */
const FROM = sql`payment_orders o
  left join payment_intents i on i.id = o.payment_intent_id`;
/** The rules that held or blocked a payment, as `fired.key`. */
export const FIRED = sql`charges c, jsonb_each_text(c.data->'screening'->'ruleset_results') as fired
    where c.provider = i.provider and c.id = i.charge_id and fired.value <> 'allow'`;
/** Looked up for the rows of a page alone. */
const RULES = sql`array(select fired.key from ${FIRED} order by fired.key) as rules`;

/** Held for review means that it still waits: one that was decided or lapsed has left the list. */
const WAITS: Condition = sql`exists (
    select from payment_intents i where i.id = o.payment_intent_id and i.status = 'requires_capture'
      and not exists (select from fraud_decisions d where d.payment_intent_id = i.id))`;

/**
 * What is asked for, as parts that share no order, each of one type: an index keeps those in the order of their age, with their
 * totals. Only what may still wait is looked up among the payments: asked in one, all that was ever blocked would be, too.
 */
const partsOf = ({ outcomes, search = [], created = [] }: OutcomeQuery): Condition[] =>
  outcomes.flatMap((outcome) =>
    metaTypesOf[outcome].map((type: string) =>
      allOf([
        sql`o.fraud_meta_box_type = ${type}`,
        ...created.map((range) => inRange(sql`o.created`, range)),
        ...(outcome === 'review' ? [WAITS] : []),
        ...(search.length > 0 ? [searchCondition(search, NAME)] : []),
      ]),
    ),
  );

export const orderBy = ({ sort, direction }: OutcomeOrder) =>
  sql.join(
    ORDERS[sort].columns.map((column) => sql`${column} ${direction === 'asc' ? sql`asc` : sql`desc`}`),
  );

/** Everything that is asked for, without pages: the orders as `o` with their payments as `i`. */
export const allOutcomes = (query: OutcomeQuery) => sql`(${sql.join(
  partsOf(query).map((part) => sql`select o.* from payment_orders o where ${part}`),
  sql` union all `,
)}) as o
  left join payment_intents i on i.id = o.payment_intent_id`;

type Part = Readonly<{ limit: number; offset?: number; after?: FraudOutcomeRow | undefined }>;

/** A part of the list: after so many rows, or after a certain one, which takes as long wherever it stands. */
export async function readOutcomes(
  db: Database,
  query: OutcomeQuery & OutcomeOrder,
  { limit, offset = 0, after }: Part,
): Promise<FraudOutcomeRow[]> {
  const { columns, of } = ORDERS[query.sort];
  const beyond = query.direction === 'asc' ? sql`>` : sql`<`;
  const rest: Condition[] = after ? [sql`(${sql.join(columns)}) ${beyond} (${sql.join(of(after))})`] : [];
  const by = orderBy(query);
  const walks = partsOf(query).map(
    (part) => sql`(select o.created, o.id, o.total from payment_orders o
      where ${allOf([part, ...rest])} order by ${by} limit ${offset + limit})`,
  );
  const { rows } = await sql<Found>`
    with page as materialized (
      select o.id from (${sql.join(walks, sql` union all `)}) as o order by ${by} limit ${limit} offset ${offset}
    )
    select o.created, o.total as amount, o.currency, ${NAME} as customer_name, o.id as order_id, o.number as order_number,
      o.payment_intent_id, i.status as intent_status, o.fraud_meta_box_type, ${RULES}
    from page join (${FROM}) on o.id = page.id
    order by ${by}`.execute(db);
  return rows.map(toOutcome);
}

const toOutcome = ({ payment_intent_id, intent_status, ...row }: Found): FraudOutcomeRow => ({
  ...row,
  status: outcomeOf(row.fraud_meta_box_type),
  payment_intent: { id: payment_intent_id, status: intent_status },
});

const outcomeOf = (type: string): FraudOutcome => {
  const isOf = (types: readonly string[]) => types.includes(type);
  if (isOf(metaTypesOf.block)) return 'block';
  return isOf(metaTypesOf.allow) ? 'allow' : 'review';
};

type Line = Readonly<{ currency: FraudOutcomeRow['currency']; count: number; total: number }>;

/** One line for each currency: sums never mix them. */
export async function summarizeOutcomes(db: Database, query: OutcomeQuery) {
  const parts = partsOf(query).map(
    (part) => sql`select o.currency, o.total from payment_orders o where ${part}`,
  );
  const { rows } = await sql<Line>`
    select currency, count(*) as count, sum(total)::int8 as total
    from (${sql.join(parts, sql` union all `)}) as found
    group by currency order by count(*) desc, currency`.execute(db);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    total: minor(rows.length === 1 ? (rows[0]?.total ?? 0) : 0),
    currencies: rows.map(({ currency }) => currency),
    totals: rows.map((line) => ({ ...line, total: minor(line.total) })),
  };
}

const SUGGESTED_MAX = 20;

/** Each customer once, with the newest of their orders. */
export async function suggestOutcomes(db: Database, query: OutcomeQuery) {
  const { rows } = await sql<{ order_id: number; order_number: string; customer_name: string | null }>`
    select distinct on (${NAME}) o.id as order_id, o.number as order_number, ${NAME} as customer_name
    from payment_orders o where ${anyOf(partsOf(query))}
    order by ${NAME}, o.created desc, o.id desc limit ${SUGGESTED_MAX}`.execute(db);
  return rows;
}

/** What is known of one order, whatever was decided about it. */
export async function findLatestOutcome(
  db: Database,
  order_id: number,
): Promise<FraudOutcomeRow | undefined> {
  const { rows } = await sql<Found>`
    select o.created, o.total as amount, o.currency, ${NAME} as customer_name, o.id as order_id, o.number as order_number,
      o.payment_intent_id, i.status as intent_status, o.fraud_meta_box_type, ${RULES}
    from ${FROM}
    where o.id = ${order_id} and (o.fraud_meta_box_type in ('allow', 'block') or o.fraud_meta_box_type like 'review%')
    order by i.created desc nulls last limit 1`.execute(db);
  return rows[0] && toOutcome(rows[0]);
}
