import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { authorizeOrder, hearOf, type PaidOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { authorizationsRoutes } from './authorizations-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: authorizationsRoutes });
});
afterAll(() => server.close());

const held = () => authorizeOrder(server, {}, { status: 'on-hold' });
async function passEightDays(): Promise<void> {
  const { controls } = server.simulator;
  await controls.setClock(epochSeconds((await controls.now()) + 8 * DAY_S));
}
const statusOf = async ({ order_id }: Pick<PaidOrder, 'order_id'>) =>
  (await server.deps.store.findOrder(order_id))?.status;
const notesOf = async ({ order_id }: Pick<PaidOrder, 'order_id'>) =>
  (await server.deps.store.listNotes(order_id))?.map(({ note, author }) => ({ note, author }));

test('a hold that lapses cancels its order, which says why, once', async () => {
  const order = await held();
  await passEightDays();
  await hearOf(server, order.charge);
  await hearOf(server, order.charge);
  expect(await statusOf(order)).toBe('cancelled');
  expect(await notesOf(order)).toEqual([
    { note: expect.stringMatching(/^The hold on this payment ended before it was captured\./), author: null },
  ]);
});

test('so does one we first hear of after it lapsed, and one that the order does not name', async () => {
  const [unheard, unnamed] = [await held(), await held()];
  await server.db.deleteFrom('payment_intents').where('id', '=', unheard.payment_intent_id).execute();
  await server.db
    .updateTable('orders')
    .set({ payment_intent_id: null })
    .where('id', '=', unnamed.order_id)
    .execute();
  await server.db.deleteFrom('object_reads').execute();
  await passEightDays();
  for (const order of [unheard, unnamed]) {
    await hearOf(server, order.charge);
    expect(await statusOf(order)).toBe('cancelled');
    expect(await notesOf(order)).toHaveLength(1);
  }
});

test('an order follows the payment it holds on to, not an earlier try', async () => {
  const order = await held();
  await server.db
    .updateTable('orders')
    .set({ payment_intent_id: 'pi_of_a_later_try' })
    .where('id', '=', order.order_id)
    .execute();
  await passEightDays();
  await hearOf(server, order.charge);
  expect(await statusOf(order)).toBe('on-hold');
});

test('captured or cancelled by somebody, the order follows without a note', async () => {
  const [captured, canceled] = [await held(), await held()];
  for (const [verb, { order_id, payment_intent_id }] of [
    ['capture', captured],
    ['cancel', canceled],
  ] as const)
    await server.post(`/orders/${order_id}/${verb}_authorization`, { payment_intent_id });
  expect([await statusOf(captured), await statusOf(canceled)]).toEqual(['processing', 'cancelled']);
  expect([await notesOf(captured), await notesOf(canceled)]).toEqual([[], []]);
});

test('an order that somebody took further stays where it is', async () => {
  const order = await held();
  await server.db
    .updateTable('orders')
    .set({ status: 'completed' })
    .where('id', '=', order.order_id)
    .execute();
  const other = await saveOrder(server.db, { status: 'on-hold', payment_intent_id: null });
  await passEightDays();
  await hearOf(server, order.charge);
  expect(await statusOf(order)).toBe('completed');
  expect(await statusOf({ order_id: other.id })).toBe('on-hold');
});
