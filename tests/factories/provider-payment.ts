import { minor } from '#domain/shared/money.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { refreshObject } from '#server/events/refresh-object.ts';
import type { TestServer } from '../test-server.ts';
import { type NewOrder, saveOrder } from './order.ts';

type Server = Pick<TestServer, 'db' | 'deps' | 'simulator'>;
type Over = Parameters<TestServer['simulator']['pay']>[0];
export type PaidOrder = Readonly<{
  charge: Charge;
  order_id: number;
  payment_intent_id: Charge['payment_intent'];
}>;

/** A customer pays for an order of 100.00 USD at the provider, and the store has heard of it. */
export async function payForOrder(
  server: Server,
  over: Over = {},
  order: Partial<NewOrder> = {},
): Promise<PaidOrder> {
  const { db, simulator } = server;
  const { id: order_id } = await saveOrder(db, {
    total: minor(10_000),
    payment_intent_id: null,
    fraud_meta_box_type: null,
    ...order,
  });
  const charge = await simulator.pay({ metadata: { order_id: String(order_id) }, ...over });
  const { payment_intent: payment_intent_id } = charge;
  await db.updateTable('orders').set({ payment_intent_id }).where('id', '=', order_id).execute();
  await hearOf(server, charge);
  return { charge, order_id, payment_intent_id };
}

/** An authorization that waits to be captured. */
export const authorizeOrder = (
  server: Server,
  over: Over = {},
  order?: Partial<NewOrder>,
): Promise<PaidOrder> => payForOrder(server, { capture: 'manual', ...over }, order);

/** A payment that the store's own rules stopped, or held for somebody to look at. */
export const screenOrder = (
  server: Server,
  outcome: 'review' | 'block',
  order?: Partial<NewOrder>,
): Promise<PaidOrder> =>
  payForOrder(server, { screening: { outcome, ruleset_results: { address_mismatch: outcome } } }, order);

/** Reads a payment again, as an event about it would make the server do. */
export async function hearOf({ deps }: Server, { id, payment_intent }: Charge): Promise<void> {
  await refreshObject(deps, 'payment_intent', payment_intent);
  await refreshObject(deps, 'charge', id);
}
