import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { GRACE_AT_HOME as billing, saveOrder } from '#tests/factories/order.ts';
import { PATIENT } from '#tests/patience.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { type SmtpSink, startSmtpSink } from '#tests/smtp-sink.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import type { Deps } from '../deps.ts';
import { startCustomerCourier, tellCustomersSoon, tellWaiting } from './customer-courier.ts';
import { mailCustomer } from './mail-customer.job.ts';
import { tellCustomer, tellCustomers } from './tell-customer.ts';

let server: TestServer;
let sink: SmtpSink;
let deps: Deps;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['customers_to_tell', 'mail_outbox', 'orders'] as const)
    await server.db.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(server.db);
  sink = await startSmtpSink();
  const config = { ...server.deps.config, smtpUrl: sink.url, mailFrom: 'Shop <pay@shop.example>' };
  deps = { ...server.deps, config };
});
afterEach(() => sink.close());

const paidOrder = async (number: string): Promise<number> =>
  (await saveOrder(server.db, { status: 'processing', number, billing })).id;
const waiting = () => server.db.selectFrom('customers_to_tell').select(['order_id', 'mail']).execute();
const outbox = () => server.db.selectFrom('mail_outbox').select(['key', 'state', 'attempts']).execute();
const jobCount = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(server.db)).rows[0]
    ?.n;

test('what was told twice is one mail, and no longer waits', async () => {
  const [one, other] = [await paidOrder('601'), await paidOrder('602')];
  await tellCustomers(server.db, [
    { order_id: one, mail: 'paid' },
    { order_id: other, mail: 'paid' },
    { order_id: one, mail: 'paid' },
  ]);
  expect(await tellWaiting(deps)).toBe(3);
  await tellCustomer(server.db, { order_id: one, mail: 'paid' });
  expect(await tellWaiting(deps)).toBe(1);
  expect(sink.received).toHaveLength(2);
  expect(await waiting()).toEqual([]);
  expect((await outbox()).toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
    { key: `order paid ${one}`, state: 'sent', attempts: 1 },
    { key: `order paid ${other}`, state: 'sent', attempts: 1 },
  ]);
});

test('nobody hears of what was taken back, and an order that is gone is nobody’s', async () => {
  const id = await paidOrder('603');
  const takenBack = server.db.transaction().execute(async (trx) => {
    await tellCustomer(trx, { order_id: id, mail: 'paid' });
    throw new Error('Taken back');
  });
  await expect(takenBack).rejects.toThrow('Taken back');
  await tellCustomer(server.db, { order_id: id + 1, mail: 'paid' });
  expect(await tellWaiting(deps)).toBe(0);
  expect([await waiting(), sink.received, await jobCount()]).toEqual([[], [], 0]);
});

test('a mail that is refused is left to a job, which tries until it is taken', async () => {
  const id = await paidOrder('604');
  sink.refuse.now = true;
  await tellCustomer(server.db, { order_id: id, mail: 'paid' });
  await tellWaiting(deps);
  expect([await waiting(), await outbox(), await jobCount()]).toEqual([[], [], 1]);
  await runDueJobs(deps, [mailCustomer]);
  expect(await outbox()).toEqual([{ key: `order paid ${id}`, state: 'waiting', attempts: 1 }]);
  sink.refuse.now = false;
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db);
  await runDueJobs(deps, [mailCustomer]);
  expect(await outbox()).toEqual([{ key: `order paid ${id}`, state: 'sent', attempts: 2 }]);
  expect([sink.received.length, await jobCount()]).toEqual([1, 0]);
});

test('one that cannot be written down holds up nobody', async () => {
  const id = await paidOrder('605');
  const refund_id = 're_'.padEnd(300, 'x'); // No key of the outbox is so long.
  await server.db
    .insertInto('order_refunds')
    .values({
      order_id: id,
      refund_id,
      amount: 100,
      items: '[]',
      date_created: '2026-11-18 03:00:00' as never,
    })
    .execute();
  await server.db
    .insertInto('customers_to_tell')
    .values([
      { order_id: id, mail: 'refunded', refund_id },
      { order_id: id, mail: 'paid' },
    ])
    .execute();
  await tellWaiting(deps);
  expect(await waiting()).toEqual([]);
  await runDueJobs(deps, [mailCustomer]);
  expect(await outbox()).toEqual([{ key: `order paid ${id}`, state: 'sent', attempts: 1 }]);
  expect(await jobCount()).toBe(1);
});

test('of two couriers one tells; stopped, it leaves what hangs to a job', async () => {
  const couriers = [startCustomerCourier(deps), startCustomerCourier(deps)];
  await tellCustomer(server.db, { order_id: await paidOrder('606'), mail: 'paid' });
  tellCustomersSoon(server.db);
  await expect.poll(() => sink.received.length, PATIENT).toBe(1);
  await expect.poll(waiting, PATIENT).toEqual([]);

  let goOn: (value?: unknown) => void = () => undefined;
  sink.wait.until = new Promise((resolve) => {
    goOn = resolve;
  });
  await tellCustomer(server.db, { order_id: await paidOrder('607'), mail: 'paid' });
  tellCustomersSoon(server.db);
  await expect.poll(() => sink.wait.held, PATIENT).toBe(1);
  await Promise.all(couriers.map((courier) => courier.stop()));
  expect([await waiting(), await jobCount()]).toEqual([[], 1]);
  goOn();
});
