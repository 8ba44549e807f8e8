import { sql } from 'kysely';
import { type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { RefundedLine } from '../db/schema/schema-store.ts';
import type { Deps } from '../deps.ts';
import { putBackStock } from './stock.ts';
import type { NotedRefund } from './store.ts';

export const noteRefund = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order_id: number,
  refund: NotedRefund,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const noted = await noteRefundsIn(trx, [{ ...refund, order_id, at: utcInstant(now()) }]);
    return noted.length > 0;
  });

/** With the provider of whom news may have said by now that it failed, which comes to nothing on an order as well. */
export type RefundOfOrder = NotedRefund & Readonly<{ order_id: number; at: UtcInstant; provider?: string }>;

type Written = Readonly<{ id: number; refund_id: string; failed: boolean }>;

/**
 * Refunds, what they took from the items and what they put back on the shelf: all of it or nothing, and each once. The money has
 * moved by now, so nothing may refuse it any more: of a line no more is taken than is left. Answers those that were not noted
 * before, and whose order there is.
 */
export async function noteRefundsIn(
  trx: Database,
  refunds: readonly RefundOfOrder[],
): Promise<readonly Written[]> {
  // The orders are held until the commit, in the order of ids, as by whoever settles or completes several. Each changes with its
  // refund, whether or not anything of it is left; and its customer hears of it.
  const { rows: written } = await sql<Written>`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(refunds.map((one, nth) => ({ ...one, nth })))}::jsonb) as told
        (nth integer, order_id bigint, provider text, refund_id text, amount bigint, reason text, refunded_by bigint,
          restock boolean, "isEverything" boolean, failed boolean, at timestamptz)
    ), held as materialized (
      select id, status from orders where id in (select order_id from told) order by id for no key update
    ), known as (
      select told.*, held.status, coalesce("isEverything", false) as is_all,
        coalesce(told.failed, false) or exists (select from refunds r where r.provider = told.provider
          and r.id = told.refund_id and r.status in ('failed', 'canceled')) as has_failed
      from told join held on held.id = told.order_id
    ), noted as (
      insert into order_refunds
        (order_id, refund_id, amount, reason, refunded_by, failed, restocked, status_before, date_created)
      select order_id, refund_id, amount, reason, refunded_by, has_failed, restock and not has_failed,
        case when is_all and status <> 'refunded'
          and row_number() over (partition by order_id, is_all, has_failed order by nth) = 1 then status end, at
      from known order by nth
      on conflict (refund_id) do nothing
      returning id, order_id, refund_id, failed
    ), mailed as (
      insert into customers_to_tell (order_id, mail, refund_id)
      select order_id, 'refunded', refund_id from noted where not failed order by id
    ), changed as (
      select order_id, max(at) as at, bool_or(is_all) as is_all
      from noted join known using (order_id, refund_id) where not noted.failed group by order_id
    ), moved as (
      update orders set modified = at, status = case when is_all then 'refunded' else status end
      from changed where orders.id = changed.order_id
    )
    select id, refund_id, failed from noted order by id`.execute(trx);
  await takeFromLines(trx, written, refunds);
  return written;
}

type Taken = Readonly<{
  id: number;
  order_id: number;
  line: number;
  product_id: number | null;
  quantity: number;
}>;

async function takeFromLines(
  trx: Database,
  written: readonly Written[],
  refunds: readonly RefundOfOrder[],
): Promise<void> {
  const told = new Map(refunds.map((one) => [one.refund_id, one]));
  const wanted = written.flatMap(({ id, refund_id, failed }) => {
    const { order_id = 0, items = [], restock = false } = told.get(refund_id) ?? {};
    return failed ? [] : items.map((item) => ({ id, order_id, restock, ...item }));
  });
  if (wanted.length === 0) return;
  const lines = await lockLines(trx, wanted);
  const taken = wanted.flatMap((one) => {
    const line = lines.get(`${one.order_id} ${one.line}`);
    const quantity = Math.min(one.quantity, line?.left ?? 0);
    if (!line || quantity <= 0) return [];
    line.left -= quantity;
    return [{ ...one, product_id: line.product_id, quantity }];
  });
  if (taken.length === 0) return;
  await writeTaken(trx, taken);
  await putBackStock(
    trx,
    taken.filter(({ restock }) => restock),
  );
}

/** What is left of each, by order and line. */
async function lockLines(trx: Database, wanted: readonly Pick<Taken, 'order_id' | 'line'>[]) {
  const { rows } = await sql<{ order_id: number; line: number; product_id: number | null; left: number }>`
    select order_id, line, product_id, quantity - refunded_quantity as left from order_items
    where (order_id, line) in (select * from unnest(${wanted.map(({ order_id }) => order_id)}::bigint[],
      ${wanted.map(({ line }) => line)}::integer[]))
    order by order_id, line for update`.execute(trx);
  return new Map(rows.map((row) => [`${row.order_id} ${row.line}`, row]));
}

async function writeTaken(trx: Database, taken: readonly Taken[]): Promise<void> {
  const ofRefund = new Map<number, RefundedLine[]>();
  for (const { id, line, quantity } of taken)
    ofRefund.set(id, [...(ofRefund.get(id) ?? []), { line, quantity }]);
  const items = [...ofRefund].map(([id, all]) => ({ id, items: all.toSorted((a, b) => a.line - b.line) }));
  await sql`
    with taken as (
      select order_id, line, sum(quantity)::integer as quantity
      from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (order_id bigint, line integer, quantity integer)
      group by order_id, line
    ), noted as (
      update order_refunds set items = told.items
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as told (id bigint, items jsonb)
      where order_refunds.id = told.id
    )
    update order_items set refunded_quantity = refunded_quantity + taken.quantity
    from taken where order_items.order_id = taken.order_id and order_items.line = taken.line`.execute(trx);
}
