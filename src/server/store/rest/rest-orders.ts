import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition, containing } from '../../db/conditions.ts';
import type { Database } from '../../db/database.ts';
import { instantOf } from '../../db/in-range.ts';
import { countKept, countRows } from '../list-page.ts';
import { resolveOrderSearch } from '../order-search.ts';
import type { Listed } from '../store.ts';
import type { RestOrder, RestOrdersQuery, RestRefund, RestRefundsQuery } from '../store-rest.ts';
import { amongIds, pageOfIds } from './rest-page.ts';

const MODIFIED = sql`coalesce(modified, created)`;
const SORTS = { date: sql`created`, modified: MODIFIED, id: undefined } as const;

export async function listRestOrders(db: Database, query: RestOrdersQuery): Promise<Listed<RestOrder>> {
  const search = query.search ? await resolveOrderSearch(db, [query.search]) : undefined;
  const where = conditionsOf(query);
  const total_count = await countOf(db, query, search ? [...where, search.counted] : where);
  const ids = await pageOfIds(db, {
    ...query,
    table: 'orders',
    where: search ? [...where, search.walked] : where,
    by: query.sort === 'include' ? 'include' : SORTS[query.sort],
  });
  return { data: await readOrders(db, ids), total_count };
}

/** Statuses alone are counted already. */
async function countOf(
  db: Database,
  { statuses }: RestOrdersQuery,
  where: readonly Condition[],
): Promise<number> {
  if (where.length > (statuses ? 1 : 0)) return countRows(db, 'orders', where);
  if (!statuses) return countKept(db, 'orders');
  const counts = await countOrdersByStatus(db);
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}

export async function countOrdersByStatus(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count from store_counts where thing = 'orders'`.execute(db);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

function conditionsOf(query: RestOrdersQuery): Condition[] {
  const { statuses, customer, product, include, exclude, after, before, modified_after, modified_before } =
    query;
  const conditions: Condition[] = [];
  if (statuses) conditions.push(sql`status = any(${`{${statuses.join(',')}}`}::text[])`);
  if (customer !== undefined)
    conditions.push(customer === 0 ? sql`customer_id is null` : sql`customer_id = ${customer}`);
  if (product !== undefined)
    conditions.push(sql`id in (select order_id from order_items where product_id = ${product})`);
  if (query.isByTool !== undefined)
    conditions.push(
      query.isByTool ? sql`of_tools ? 'made'` : sql`(of_tools is null or not of_tools ? 'made')`,
    );
  conditions.push(...amongIds({ include, exclude }));
  if (after) conditions.push(sql`created > ${instantOf(after)}`);
  if (before) conditions.push(sql`created < ${instantOf(before)}`);
  if (modified_after) conditions.push(sql`${MODIFIED} > ${instantOf(modified_after)}`);
  if (modified_before) conditions.push(sql`${MODIFIED} < ${instantOf(modified_before)}`);
  return conditions;
}

export async function findRestOrder(db: Database, id: number): Promise<RestOrder | undefined> {
  const [found] = await readOrders(db, [id]);
  return found;
}

/** Of all orders, by when they were given back. */
export async function listRestRefunds(db: Database, query: RestRefundsQuery): Promise<Listed<RestRefund>> {
  const { after, before, modified_after, modified_before, include, exclude, search, limit, offset } = query;
  const where: Condition[] = [
    sql`not failed`,
    ...amongIds({ include, exclude }),
    ...amongIds({ include: query.parent, exclude: query.parent_exclude }, 'order_id'),
  ];
  for (const from of [after, modified_after]) if (from) where.push(sql`date_created > ${instantOf(from)}`);
  for (const to of [before, modified_before]) if (to) where.push(sql`date_created < ${instantOf(to)}`);
  if (search) where.push(sql`reason ilike ${containing(search)}`);
  const way = query.direction === 'asc' ? sql`asc` : sql`desc`;
  const first =
    query.sort === 'include'
      ? sql`array_position(${`{${(include ?? []).join(',')}}`}::int8[], id),`
      : query.sort === 'date'
        ? sql`date_created ${way},`
        : sql``;
  const { rows } = await sql<RestRefund>`
    select id, refund_id, order_id, amount, reason, items, refunded_by, date_created
    from order_refunds where ${allOf(where)} order by ${first} id ${way} limit ${limit} offset ${offset}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from order_refunds where ${allOf(where)}`.execute(db);
  return { data: rows, total_count: counted[0]?.count ?? 0 };
}

type Row = Omit<RestOrder, 'line_items' | 'refunds'>;

/** Whole orders in the order of their ids, with three questions however many there are. */
async function readOrders(db: Database, ids: readonly number[]): Promise<RestOrder[]> {
  if (ids.length === 0) return [];
  const among: RawBuilder<unknown> = sql`any(${`{${ids.join(',')}}`}::int8[])`;
  const [{ rows: orders }, { rows: items }, { rows: refunds }] = [
    await sql<Row>`
      select id, number, status, currency, created, ${MODIFIED} as modified, total, discount_total, shipping_total,
        total_tax, customer_id, billing, shipping, payment_intent_id, of_tools
      from orders where id = ${among}`.execute(db),
    await sql<RestOrder['line_items'][number] & { order_id: number }>`
      select order_id, line, product_id, name, sku, quantity, price, subtotal, total, refunded_quantity
      from order_items where order_id = ${among} order by order_id, line`.execute(db),
    await sql<RestRefund>`
      select id, refund_id, order_id, amount, reason, items, refunded_by, date_created
      from order_refunds where order_id = ${among} and not failed
      order by date_created desc, id desc`.execute(db),
  ];
  const found = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = found.get(id);
    if (!order) return [];
    const line_items = items.filter(({ order_id }) => order_id === id);
    return [{ ...order, line_items, refunds: refunds.filter(({ order_id }) => order_id === id) }];
  });
}
