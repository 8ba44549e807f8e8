import { sql } from 'kysely';
import type { PaymentIntent } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import { tellCustomers } from './tell-customer.ts';

/** What becomes of an order that waited for its payment. One that was taken further by hand stays where it is. */
const ORDER_AFTER: Readonly<Partial<Record<PaymentIntent['status'], string>>> = {
  succeeded: 'processing',
  canceled: 'cancelled',
};

/**
 * Orders follow their payments, in the transaction that settles these; and their customers hear that they paid. They are held in the
 * order of ids, as by whoever completes several, so that nobody waits in a circle.
 */
export async function moveOrdersOf(
  trx: Database,
  intents: readonly Pick<PaymentIntent, 'metadata' | 'status'>[],
): Promise<void> {
  const settled = intents.flatMap(({ metadata, status }) => {
    const after = ORDER_AFTER[status];
    return after === undefined ? [] : { data: { metadata }, after };
  });
  if (settled.length === 0) return;
  await sql`
    with settled as (
      select order_named_in(data) as id, after
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled (data jsonb, after text)
    ), held as materialized (
      select id, status from orders where id in (select id from settled) order by id for no key update
    ), moved as (
      update orders set status = settled.after from held join settled using (id)
      where orders.id = held.id and held.status in ('pending', 'on-hold')
    )
    insert into customers_to_tell (order_id, mail)
    select id, 'paid' from held join settled using (id) where after = 'processing' order by id`.execute(trx);
}

/** Payments that were held until now and are captured, here or at the provider: their customers hear that they paid. */
export async function tellOfCaptures(
  trx: Database,
  provider: string,
  intents: readonly Pick<PaymentIntent, 'id' | 'status'>[],
): Promise<void> {
  const captured = intents.flatMap(({ id, status }) => (status === 'succeeded' ? [id] : []));
  if (captured.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select o.id from payment_intents i join orders o on o.id = order_named_in(i.data)
    where i.provider = ${provider} and i.id = any(${captured}) and i.status = 'requires_capture'
    order by o.id`.execute(trx);
  await tellCustomers(
    trx,
    rows.map(({ id }) => ({ order_id: id, mail: 'paid' })),
  );
}
