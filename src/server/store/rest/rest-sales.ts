import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SoldIn, StoreRest } from '../store-rest.ts';

type Asked = Parameters<StoreRest['sales']>[0];

const within = (moment: RawBuilder<unknown>, { zone, from, to }: Asked) => sql`
  ${moment} >= ${from}::date::timestamp at time zone ${zone}
  and ${moment} < (${to}::date + 1)::timestamp at time zone ${zone}`;

/** Orders that were paid, also those that were given back since: what came back is told beside it. */
export async function listSales(db: Database, asked: Asked): Promise<SoldIn[]> {
  const { currency, zone } = asked;
  const { rows } = await sql<SoldIn>`
    select to_char(created at time zone ${zone}, 'YYYY-MM-DD') as day,
      sum(total)::int8 as sales, count(*)::int8 as orders, sum(total_tax)::int8 as tax,
      sum(shipping_total)::int8 as shipping, sum(discount_total)::int8 as discount,
      count(distinct customer_id)::int8 as customers,
      sum((select coalesce(sum(quantity), 0) from order_items where order_id = orders.id))::int8 as items
    from orders
    where status in ('processing', 'completed', 'refunded', 'on-hold') and currency = ${currency}
      and ${within(sql`created`, asked)}
    group by 1 order by 1`.execute(db);
  return rows;
}

export async function sumRefunded(db: Database, asked: Asked): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(r.amount), 0)::int8 as amount from order_refunds r join orders on orders.id = r.order_id
    where not r.failed and orders.currency = ${asked.currency}
      and ${within(sql`r.date_created`, asked)}`.execute(db);
  return rows[0]?.amount ?? 0;
}
