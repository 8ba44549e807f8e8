import { type RawBuilder, sql } from 'kysely';
import type { StoreOrderSummary } from '#contract/order-list.ts';
import type { CustomerMail } from '#domain/orders/completing.ts';
import type { Condition } from '../db/conditions.ts';
import type { Database } from '../db/database.ts';
import { plannedOnce } from '../db/plan-once.ts';
import { countKept, countRows, listPage } from './list-page.ts';
import { resolveOrderSearch } from './order-search.ts';
import type { FoundStoreOrder, Listed, OrdersQuery } from './store.ts';
import { customerLink } from './store-links.ts';

type WithoutLink<Row> = Omit<Row, 'customer_url'>;

const SORT_COLUMNS = {
  date_created: ['created', 'id'],
  total: ['total', 'created', 'id'],
} as const satisfies Record<OrdersQuery['sort'], readonly string[]>;

/** What a list and a page say of an order; a guest is whoever the billing address names. */
const SUMMARY = sql`t.id, t.number, t.status, t.created as date_created, t.currency, t.total, t.customer_id,
  coalesce(c.name, t.billing->>'name') as customer_name,
  coalesce(c.email, t.billing->>'email') as customer_email, t.payment_intent_id, t.store_status,
  case when t.sandbox_record is not null then 'left' end as sandbox`;

const withLink = <Row extends WithoutLink<{ customer_id: number | null }>>(
  row: Row,
): Row & { customer_url: string | null } => ({
  ...row,
  customer_url: row.customer_id === null ? null : customerLink(row.customer_id),
});

export async function listOrders(db: Database, query: OrdersQuery): Promise<Listed<StoreOrderSummary>> {
  const search = await resolveOrderSearch(db, query.search ?? []);
  const narrowing = narrowConditions(query);
  const where = [...statusConditions(query), ...accountConditions(query), ...narrowing];
  const { sort, direction, page, pagesize } = query;
  return listPage<StoreOrderSummary>(
    db,
    {
      table: 'orders',
      where: search ? [...where, search.walked] : where,
      columns: SORT_COLUMNS[sort],
      direction,
      page,
      pagesize,
    },
    {
      // Statuses alone are counted already; a customer or a subscription leaves few enough to count, and a search counts its own way.
      count: (at) => {
        if (search) return countRows(at, 'orders', [...where, search.counted]);
        return narrowing.length === 0 ? countListed(at, query) : countRows(at, 'orders', where);
      },
      read: readSummaries,
    },
  );
}

async function readSummaries(
  db: Database,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<StoreOrderSummary[]> {
  const { rows } = await sql<WithoutLink<StoreOrderSummary>>`
    with page as materialized (${ids})
    select ${SUMMARY},
      (select coalesce(sum(quantity), 0)::int8 from order_items where order_id = t.id) as item_count
    from page join orders t using (id) left join customers c on c.id = t.customer_id
    order by ${order}`.execute(db);
  return rows.map(withLink);
}

/** Of sandboxes that were left there are few: these are counted one by one, and taken off what is counted already. */
async function countListed(db: Database, query: OrdersQuery): Promise<number> {
  if (query.account_is === undefined) return countStatuses(db, query);
  const left = await countRows(db, 'orders', [...statusConditions(query), OF_A_SANDBOX_LEFT]);
  return query.account_is === 'left' ? left : (await countStatuses(db, query)) - left;
}

const countStatuses = (db: Database, { status_is, status_is_not }: OrdersQuery): Promise<number> =>
  status_is !== undefined && status_is === status_is_not
    ? Promise.resolve(0)
    : countKept(db, 'orders', { is: status_is, isNot: status_is_not });

function statusConditions({ status_is, status_is_not }: OrdersQuery): Condition[] {
  const conditions: Condition[] = [];
  if (status_is) conditions.push(sql`status = ${status_is}`);
  if (status_is_not) conditions.push(sql`status <> ${status_is_not}`);
  return conditions;
}

const OF_A_SANDBOX_LEFT: Condition = sql`sandbox_record is not null`;

function accountConditions({ account_is }: OrdersQuery): Condition[] {
  if (account_is === undefined) return [];
  return [account_is === 'left' ? OF_A_SANDBOX_LEFT : sql`sandbox_record is null`];
}

function narrowConditions({ customer, subscription }: OrdersQuery): Condition[] {
  const conditions: Condition[] = [];
  if (customer !== undefined) conditions.push(sql`customer_id = ${customer}`);
  if (subscription !== undefined)
    conditions.push(sql`id in (select so.order_id from subscription_orders so
      join subscriptions s on s.id = so.subscription_id where s.number = ${subscription})`);
  return conditions;
}

export type OrderOfMail = Pick<
  StoreOrderSummary,
  'number' | 'date_created' | 'currency' | 'total' | 'customer_name' | 'customer_email' | 'sandbox'
> &
  Readonly<{
    order_id: number;
    mail: CustomerMail;
    refund_id: string | null;
    /** Under which it stands in the outbox. */
    key: string;
    /** What was given back with the refund in question, unless it failed. */
    refunded: number | null;
    is_mailed: boolean;
  }>;

/**
 * What mails say of orders and of refunds: without all the other orders of their customers, which may be thousands; and
 * whether one was written under its key. `told` finds which of them, or takes them away.
 */
export async function listOrdersOfMails(
  db: Database,
  told: RawBuilder<Pick<OrderOfMail, 'order_id' | 'mail' | 'refund_id'>>,
): Promise<readonly OrderOfMail[]> {
  const { rows } = await sql<OrderOfMail>`
    ${plannedOnce} with told as (${told}), named as (
      select *, 'order ' || mail || ' ' || coalesce(refund_id, order_id::text) as key from told
    )
    select named.order_id, named.mail, named.refund_id, named.key, ${SUMMARY},
      exists (select from mail_outbox where mail_outbox.key = named.key) as is_mailed,
      (select amount from order_refunds as given where given.order_id = t.id and given.refund_id = named.refund_id
        and not failed) as refunded
    from named join orders t on t.id = named.order_id left join customers c on c.id = t.customer_id`.execute(
    db,
  );
  return rows;
}

export async function findOrder(db: Database, id: number): Promise<FoundStoreOrder | undefined> {
  const { rows } = await sql<Omit<WithoutLink<FoundStoreOrder>, 'line_items'>>`
    ${plannedOnce} select ${SUMMARY}, t.sandbox_record->'payment' as sandbox_payment, t.items_total, t.discount_total, t.shipping_total, t.total_tax, t.billing, t.shipping,
      c.created as customer_since,
      case when c.id is not null
        then (select count(*) from orders where customer_id = c.id) end as customer_orders,
      (select coalesce(jsonb_agg(jsonb_build_object('number', s.number, 'status', s.status, 'next_payment',
          to_char(s.next_payment at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')) order by s.id), '[]')
        from subscription_orders so join subscriptions s on s.id = so.subscription_id
        where so.order_id = t.id) as subscriptions
    from orders t left join customers c on c.id = t.customer_id
    where t.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const line_items = await db
    .selectFrom('order_items')
    .modifyFront(plannedOnce)
    .select([
      'line',
      'product_id',
      'name',
      'sku',
      'quantity',
      'price',
      'subtotal',
      'total',
      'refunded_quantity',
    ])
    .where('order_id', '=', id)
    .orderBy('line')
    .execute();
  return { ...withLink(found), line_items } as FoundStoreOrder;
}
