import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs } from '#server/start/every-job.ts';
import { GRACE_AT_HOME as billing, saveOrder } from '#tests/factories/order.ts';
import { authorizeOrder, hearOf, payForOrder } from '#tests/factories/provider-payment.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('mail_outbox').execute());

const complete = (...ids: readonly number[]) =>
  server.post('/wp-json/wc/v3/payments/orders/complete', { ids });
const statusOf = async (id: number) => (await server.deps.store.findOrder(id))?.status;
const mails = async () => {
  await runDueJobs(server.deps, jobs);
  return server.db.selectFrom('mail_outbox').select(['to', 'subject', 'text']).orderBy('id').execute();
};
const send = (store_customer_mails: object) =>
  server.post('/wp-json/wc-admin/options', { store_customer_mails });

test('paid orders are completed, together, noted in the log and mailed about once', async () => {
  const [one, other, failed] = await Promise.all([
    saveOrder(server.db, { status: 'processing', number: '501', billing }),
    saveOrder(server.db, { status: 'processing', number: '502', billing }),
    saveOrder(server.db, { status: 'failed', number: '503', billing }),
  ]);
  const { body } = await complete(one.id, other.id, failed.id);
  expect(body.completed.toSorted()).toEqual([one.id, other.id].toSorted());
  expect((await complete(one.id)).body).toEqual({ completed: [] });
  expect([await statusOf(one.id), await statusOf(failed.id)]).toEqual(['completed', 'failed']);
  const sent = await mails();
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Your order #501 is complete',
    'Your order #502 is complete',
  ]);
  const log = await server.db
    .selectFrom('audit_log')
    .select(['object_id', 'actor_email'])
    .where('action', '=', 'order.complete')
    .execute();
  expect(log.map(({ object_id }) => Number(object_id)).toSorted()).toEqual([one.id, other.id].toSorted());
  expect(log[0]?.actor_email).not.toBe('');
});

test('asked by two at once, one completes it and one mail leaves', async () => {
  const order = await saveOrder(server.db, { status: 'processing', number: '504', billing });
  const answers = await Promise.all(Array.from({ length: 4 }, () => complete(order.id)));
  expect(answers.flatMap(({ body }) => body.completed)).toEqual([order.id]);
  expect(await mails()).toHaveLength(1);
});

test.each([[[]], [Array.from({ length: 101 }, (_, place) => place + 1)]])(
  '%j orders are refused',
  async (ids) => {
    expect((await complete(...ids)).status).toBe(400);
  },
);

test('a refund is told to the customer with its amount, once', async () => {
  const { charge, order_id } = await payForOrder(server, {}, { number: '505', billing });
  const as = { ...server.asAdministrator, 'idempotency-key': 'a refund told of' };
  for (let times = 0; times < 2; times += 1)
    await server.post('/refund', { charge_id: charge.id, order_id, amount: 2500 }, as);
  const sent = await mails();
  expect(sent.map(({ subject }) => subject)).toEqual(['A refund for your order #505']);
  expect(sent[0]?.text).toContain('has refunded $25.00 USD of your order #505');
});

test('a payment that waited is told of when it is captured', async () => {
  const { order_id, payment_intent_id } = await authorizeOrder(
    server,
    {},
    {
      number: '506',
      status: 'on-hold',
      billing,
    },
  );
  expect(await mails()).toEqual([]);
  await server.post(`/orders/${order_id}/capture_authorization`, { payment_intent_id });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'We have received your payment for order #506',
  ]);
});

test('a payment that was captured at the provider is told of when the store hears of it, once', async () => {
  const order = { number: '507', status: 'on-hold', billing } as const;
  const held = await authorizeOrder(server, {}, order);
  await server.simulator.provider.capturePayment({
    payment_intent: held.payment_intent_id,
    idempotencyKey: 'captured there',
  });
  for (let times = 0; times < 2; times += 1) await hearOf(server, held.charge);
  expect(await statusOf(held.order_id)).toBe('processing');
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'We have received your payment for order #507',
  ]);
});

test('what the store does not send is not sent', async () => {
  await send({ paid: true, refunded: true, completed: false });
  const order = await saveOrder(server.db, { status: 'processing', billing });
  await complete(order.id);
  expect(await mails()).toEqual([]);
  await send({ paid: true, refunded: true, completed: true });
});

test('an order without an address is completed in silence', async () => {
  const order = await saveOrder(server.db, { status: 'processing', billing: null, customer_id: null });
  expect((await complete(order.id)).body).toEqual({ completed: [order.id] });
  expect(await mails()).toEqual([]);
});
