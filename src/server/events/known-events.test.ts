import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assert } from '#domain/shared/assert.ts';
import { minor } from '#domain/shared/money.ts';
import type { Charge, ProviderEvent } from '#provider/provider-objects.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { emptyTables } from '#tests/test-database.ts';
import { openTestProvider, type TestProvider } from '#tests/test-provider.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { keepObjects, nextReadOrder } from './keep-objects.ts';
import { receiveEvents } from './receive-events.ts';
import { refreshJobs } from './refresh-jobs.ts';
import { refreshObject } from './refresh-object.ts';

let server: TestServer;
let simulator: TestProvider;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyTables(server.db);
  await server.deps.pool.query('delete from graphile_worker._private_jobs');
  simulator = await openTestProvider();
});

const deps = () => ({ ...server.deps, provider: simulator.provider });
const read = async (id: string): Promise<Charge> => {
  const charge = await simulator.provider.findObject('charge', id);
  assert(charge, 'the provider knows the charge');
  return charge;
};
const lastEventOf = async (id: string): Promise<ProviderEvent> => {
  const events = await simulator.provider.listEvents(0, 100);
  const event = events.findLast(({ object_id }) => object_id === id);
  assert(event, 'the provider told of it');
  return event;
};
const hear = (event: ProviderEvent) =>
  receiveEvents(server.deps, { provider: 'simulator', came_by: 'delivery' }, [event]);
const states = async () =>
  (await server.db.selectFrom('provider_events').select('state').execute()).map(({ state }) => state);
const jobsWaiting = async () =>
  (await server.deps.pool.query('select 1 from graphile_worker.jobs')).rows.length;
const keep = (read_order: number, charge: Charge) =>
  server.db
    .transaction()
    .execute((trx) => keepObjects(trx, { provider: 'simulator', read_order }, 'charge', [charge]));
const refundedKept = async () =>
  (await server.db.selectFrom('charges').select('amount_refunded').executeTakeFirst())?.amount_refunded;

test('an event that only says what we keep is done with its arrival, and no job is made for it', async () => {
  const { id } = await simulator.pay();
  await refreshObject(deps(), 'charge', id);
  await hear(await lastEventOf(id));
  expect(await states()).toEqual(['done']);
  expect(await jobsWaiting()).toBe(0);
});

test('one that says something else waits for its job', async () => {
  const { id } = await simulator.pay();
  await refreshObject(deps(), 'charge', id);
  await simulator.provider.refundCharge({ charge: id, amount: minor(700), idempotencyKey: 'r' });
  await hear(await lastEventOf(id));
  expect(await states()).toEqual(['waiting']);
  await runDueJobs(server.deps, refreshJobs(simulator.provider));
  expect([await states(), await refundedKept()]).toEqual([['done'], 700]);
});

test('one whose movement of the balance we lack waits, although we keep its charge', async () => {
  const { id } = await simulator.pay();
  await keep(await nextReadOrder(server.db), await read(id));
  await hear(await lastEventOf(id));
  expect(await states()).toEqual(['waiting']);
  await runDueJobs(server.deps, refreshJobs(simulator.provider));
  expect(await server.db.selectFrom('transactions').select('charge_id').execute()).toEqual([
    { charge_id: id },
  ]);
});

test('who read before such an event was heard, and writes after it, is too late', async () => {
  const { id } = await simulator.pay();
  await refreshObject(deps(), 'charge', id);
  const [ours, theirs] = [await nextReadOrder(server.db), await nextReadOrder(server.db)];
  const old = await read(id);
  await simulator.provider.refundCharge({ charge: id, amount: minor(700), idempotencyKey: 'r' });
  await keep(ours, await read(id));
  await hear(await lastEventOf(id));
  expect(await states()).toEqual(['done']);
  // Their place in the order of readings is the later one, and what they know is older.
  expect(await keep(theirs, old)).toBe(0);
  expect(await refundedKept()).toBe(700);
});

test('one that comes late, while a newer one waits, keeps nobody from writing what is newer', async () => {
  const { id } = await simulator.pay();
  const late = await lastEventOf(id);
  await refreshObject(deps(), 'charge', id);
  await simulator.provider.refundCharge({ charge: id, amount: minor(700), idempotencyKey: 'r' });
  await hear(await lastEventOf(id));
  const [read_order, refunded] = [await nextReadOrder(server.db), await read(id)];
  await hear(late);
  expect(await states()).toEqual(['waiting', 'waiting']);
  expect(await keep(read_order, refunded)).toBe(1);
  expect(await refundedKept()).toBe(700);
});
