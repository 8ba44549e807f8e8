import { sql } from 'kysely';
import type { IsOfStore, PayableOrder } from '#domain/orders/order-of-payment.ts';
import type { Database } from '../../db/database.ts';

/** What payments say of their orders, and what they are themselves. */
type Asked = Readonly<{
  /** An id, or a number. */
  noted: readonly string[];
  intents: readonly string[];
  charges: readonly string[];
}>;
type Found = Readonly<{ orders: readonly PayableOrder[]; isOfStore: IsOfStore }>;
type Row = PayableOrder | (Readonly<{ id: null }> & Omit<PayableOrder, 'id'>);

const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;

/** Every order that could be the one of a payment among these; and how to tell where the attached store is or was, if there is one. */
export async function findPayableOrders(trx: Database, { noted, intents, charges }: Asked): Promise<Found> {
  const ids = noted.filter((text) => WHOLE_NUMBER.test(text)).map(Number);
  const { rows } = await sql<Row & Readonly<{ stores: readonly string[] | null }>>`
    select s.stores, o.id, o.number, o.total, o.currency, o.payment_intent_id, o.charge_id, o.order_key
    from (select (select former_urls || url from attached_store) as stores) s
    left join orders o on o.id = any(${ids}::bigint[]) or o.number = any(${noted}::text[])
      or o.payment_intent_id = any(${intents}::text[]) or o.charge_id = any(${charges}::text[])`.execute(trx);
  const stores = rows[0]?.stores ?? null;
  return {
    isOfStore: stores && isAtOneOf(stores),
    orders: rows.flatMap(({ stores: _, ...order }) => (order.id === null ? [] : order)),
  };
}

const isAtOneOf =
  (stores: readonly string[]) =>
  (said: string): boolean =>
    !URL.canParse(said) || stores.some((store) => new URL(said).host === new URL(store).host);
