import { sql } from 'kysely';
import type { PaymentIntent } from '#provider/provider-objects.ts';
import type { Database } from '../db/database.ts';
import { tellCustomers } from './tell-customer.ts';

/** What becomes of an order that waited for its payment. One that was taken further by hand stays where it is. */
const ORDER_AFTER: Readonly<Partial<Record<PaymentIntent['status'], string>>> = {
  succeeded: 'processing',
  canceled: 'cancelled',
};

/** The order follows its payment, in the transaction that settles the payment; and its customer hears that they paid. */
export async function moveOrderOf(
  trx: Database,
  { metadata, status }: Pick<PaymentIntent, 'metadata' | 'status'>,
): Promise<void> {
  const after = ORDER_AFTER[status];
  if (after === undefined) return;
  const named = sql`order_named_in(${JSON.stringify({ metadata })}::jsonb)`;
  const { rows } = await sql<{ id: number }>`
    with moved as (update orders set status = ${after} where id = ${named} and status in ('pending', 'on-hold'))
    select id from orders where id = ${named}`.execute(trx);
  if (status !== 'succeeded') return;
  await tellCustomers(
    trx,
    rows.map(({ id }) => ({ order_id: id, mail: 'paid' })),
  );
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
