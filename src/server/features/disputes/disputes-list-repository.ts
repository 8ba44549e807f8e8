import { type RawBuilder, sql } from 'kysely';
import type { DisputesQuery } from '#contract/dispute-filters.ts';
import type { DisputeSummary } from '#contract/disputes.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import { walkPage } from '../../db/walk-page.ts';
import type { Store } from '../../store/store.ts';
import { disputesWhere, totalsWhere } from './dispute-conditions.ts';
import { ORDER_COLUMNS, ORDER_JOINS, type OrderRow, orderInfo, SALE_JOIN } from './dispute-order.ts';
import { DRAFT_COLUMN, DRAFT_JOIN, type KeptRow, standingOf } from './kept-draft-repository.ts';
import { disputeIds, orderOfRows } from './sorted-disputes.ts';

type Page = Readonly<{ page: number; pagesize: number }>;
type Links = Store['links'];
type Row = Omit<DisputeSummary, 'order' | 'draft'> & OrderRow & KeptRow;

export const listDisputes = (
  db: Database,
  links: Links,
  query: DisputesQuery,
  zone: string,
  page: Page,
): Promise<{ data: DisputeSummary[]; total_count: number }> =>
  walkPage(
    db,
    { ...page, direction: query.direction },
    {
      count: (on) => countDisputes(on, query, zone),
      read: (on, part) => readRows(on, links, disputeIds(query, disputesWhere(query, zone), part), query),
    },
  );

/** Sales and orders are looked up for these few rows alone, not for what was skipped. */
async function readRows(
  db: Database,
  links: Links,
  ids: RawBuilder<unknown>,
  query: DisputesQuery,
): Promise<DisputeSummary[]> {
  const { rows } = await sql<Row>`
    with page as materialized (${ids})
    select d.id as dispute_id, d.charge_id, d.payment_intent_id, d.status, d.reason, d.amount, d.currency, d.created,
      d.due_by, sale.source, sale.source_identifier, sale.customer_name, sale.customer_email, sale.customer_country,
      o.number as order_number, ${ORDER_COLUMNS}, ${DRAFT_COLUMN}
    from page join disputes d using (provider, id) ${SALE_JOIN} ${ORDER_JOINS} ${DRAFT_JOIN}
    order by ${orderOfRows(query)}`.execute(db);
  return rows.map((row) => ({ ...row, order: orderInfo(row, links) ?? null, draft: standingOf(row) }));
}

export async function countDisputes(db: Database, query: DisputesQuery, zone: string): Promise<number> {
  const totals = await sumDisputes(db, query, zone);
  return totals.reduce((sum, { count }) => sum + count, 0);
}

export type DisputeTotal = Readonly<{ currency: Currency; count: number; total: Minor }>;

/** How many match and what they are about, for each currency: from the kept totals where these know enough. */
export async function sumDisputes(
  db: Database,
  filters: Parameters<typeof totalsWhere>[0],
  zone: string,
): Promise<readonly DisputeTotal[]> {
  const totalsMeant = totalsWhere(filters);
  const { rows } = totalsMeant
    ? await sql<DisputeTotal>`
        select currency, sum(count)::int8 as count, sum(amount)::int8 as total
        from dispute_totals where ${totalsMeant} group by currency having sum(count) > 0 order by currency`.execute(
        db,
      )
    : await sql<DisputeTotal>`
        select currency, count(*)::int8 as count, sum(amount)::int8 as total
        from disputes where ${disputesWhere(filters, zone)} group by currency order by currency`.execute(db);
  return rows;
}

/** Every currency somebody has ever been disputed in. */
export async function listDisputeCurrencies(db: Database): Promise<Currency[]> {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from dispute_totals group by currency having sum(count) > 0 order by currency`.execute(
    db,
  );
  return rows.map(({ currency }) => currency);
}
