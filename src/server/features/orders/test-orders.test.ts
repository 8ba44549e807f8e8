import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshObject } from '#server/events/refresh-object.ts';
import { followAccount } from '#server/features/onboarding/follow-account.ts';
import { jobs } from '#server/start/every-job.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const ORDERS = '/wp-json/wc-admin/store/orders';
const VISA = '4242424242424242';
const DECLINED = '4000000000000002';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const orderNow = async (id: number) => (await server.get(`${ORDERS}/${id}`)).body;
const listed = async (query = '') => (await server.get(`${ORDERS}${query}`)).body;

async function anOrderPaid(card: string) {
  const { body } = await server.post('/simulator/api/payments', { amount: 7450, currency: 'usd', card });
  await refreshObject(server.deps, 'payment_intent', body.payment_intent_id);
  await refreshObject(server.deps, 'charge', body.charge_id);
  return body as { order_id: number; charge_id: string };
}

test('an order of a live account is no test', async () => {
  const { order_id } = await anOrderPaid(VISA);
  expect((await orderNow(order_id)).sandbox).toBeNull();
});

test('an order of a sandbox is a test, and keeps what was recorded when the sandbox is left', async () => {
  await server.simulator.controls.patchAccount({ is_live: false, is_test_drive: true });
  const real = (await listed()).total_count;
  await followAccount(server.deps);
  const { order_id, charge_id } = await anOrderPaid(VISA);
  const declined = await anOrderPaid(DECLINED);
  const refund = await server.post(`${ORDERS}/${order_id}/refunds`, { amount: 2000 });
  await refreshObject(server.deps, 'refund', refund.body.id);
  await refreshObject(server.deps, 'charge', charge_id);
  const inSandbox = await orderNow(order_id);
  expect(inSandbox).toMatchObject({ sandbox: 'connected', payment: { refunded: 2000, refundable: 5450 } });
  expect((await listed('?account_is=left')).total_count).toBe(0);

  await server.simulator.provider.resetAccount();
  await followAccount(server.deps);

  const left = await orderNow(order_id);
  expect(left).toMatchObject({ sandbox: 'left', status: 'processing' });
  expect(left.payment).toEqual({ ...inSandbox.payment, refundable: 0 });
  expect(left.refunds).toMatchObject([{ amount: 2000, status: 'succeeded' }]);
  expect(await orderNow(declined.order_id)).toMatchObject({ sandbox: 'left', payment: null });
  // Nothing of it is in any list any more, and its receipt still says that it was a test.
  const { body: receipt } = await server.get(`/receipts/${order_id}`);
  expect(receipt).toMatchObject({ is_paid: true, is_test: true });

  const tests = await listed('?account_is=left');
  expect(tests.data.map(({ id }: { id: number }) => id)).toEqual(
    expect.arrayContaining([order_id, declined.order_id]),
  );
  expect(tests.total_count).toBe(tests.data.length);
  const connected = await listed('?account_is=connected');
  expect(connected.total_count).toBe(real + 2 - tests.total_count);
  expect(connected.data).toHaveLength(connected.total_count);
  const processing = await listed('?account_is=connected&status_is=processing');
  expect(processing.data.map(({ id }: { id: number }) => id)).not.toContain(order_id);
  expect(processing.total_count).toBe(processing.data.length);

  const { body: found } = await server.get(`/wp-json/wc/v3/payments/search?search_term=%23${left.number}`);
  expect(found.orders).toMatchObject([{ id: order_id, sandbox: 'left' }]);
});

test('a test order of a sandbox that was left is no work: it is not completed, not refunded, and nobody is mailed', async () => {
  const { data } = await listed('?account_is=left&status_is=processing');
  const ids = data.map(({ id }: { id: number }) => id);
  expect(ids).not.toEqual([]);
  await runDueJobs(server.deps, jobs);
  await server.db.deleteFrom('mail_outbox').execute();
  expect((await server.post('/wp-json/wc/v3/payments/orders/complete', { ids })).body).toEqual({
    completed: [],
  });
  expect((await server.post(`${ORDERS}/${ids[0]}/refunds`, { amount: 100 })).status).toBeGreaterThanOrEqual(
    400,
  );
  await runDueJobs(server.deps, jobs);
  expect(await server.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});
