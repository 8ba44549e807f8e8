import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { PATIENT } from '#tests/patience.ts';
import { BEGINNING, beginAnew } from '#tests/simulator/postgres-bench.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { PaymentProvider } from '../../payment-provider.ts';
import type { ProviderEvent } from '../../provider-objects.ts';
import type { SimulatorControls } from '../console/simulator-controls.ts';
import type { PostgresSimulator } from '../postgres-simulator.ts';
import { type Deliveries, deliverEvents, type SendEvent } from './deliver-events.ts';
import { tellEarly } from './tell-early.ts';

const ACCOUNT = 'acct_1';

let database: TestDatabase;
let simulator: PostgresSimulator;
let sides: Readonly<{ provider: PaymentProvider; controls: SimulatorControls }>;
const open: Deliveries[] = [];
const errors: unknown[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  errors.length = 0;
  simulator = await beginAnew(database.connection);
  sides = await simulator.openAccount({ account_id: ACCOUNT, currencies: ['usd'] });
  const { deliveries } = await receiver(); // The opening of the account is told before a test begins.
  await deliveries.stop();
});
afterEach(async () => {
  for (const deliveries of open.splice(0)) await deliveries.stop();
  await simulator.close();
});

function deliver(send: SendEvent): Deliveries {
  const { faults } = simulator;
  const deliveries = deliverEvents({
    ...{ faults, send, connection: database.connection, merchant: ACCOUNT },
    onError: (error) => errors.push(error),
  });
  open.push(deliveries);
  return deliveries;
}
/** Somebody who takes everything, and begins to listen before anything happens. */
async function receiver(answer: SendEvent = async () => 'taken') {
  const taken: ProviderEvent[] = [];
  const deliveries = deliver(async (event) => {
    const outcome = await answer(event);
    if (outcome === 'taken') taken.push(event);
    return outcome;
  });
  await deliveries.settled();
  return { taken, deliveries };
}
/** A world in which nothing has happened. */
async function* nothing(): AsyncGenerator<never> {}
const pay = () =>
  sides.controls.pay({
    ...{ amount: minor(10_000), currency: currency('usd'), card: '4242424242424242', capture: 'automatic' },
    customer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US' },
  });
const sequences = (events: readonly ProviderEvent[]) => events.map(({ sequence }) => sequence);
const happened = async (after = 0) => sequences(await sides.provider.listEvents(after, 1000));
/** The last thing that was told so far. */
const lastTold = async () => (await happened()).at(-1) ?? 0;
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

test('what happens is told at once, and each event once', async () => {
  const before = await lastTold();
  const { taken, deliveries } = await receiver();
  await pay();
  await deliveries.settled();
  expect(sorted(sequences(taken))).toEqual(await happened(before));
  expect(taken.map(({ type }) => type)).toContain('charge.succeeded');
  expect(errors).toEqual([]);
});

test('nobody has to ask: a commit wakes whoever delivers', async () => {
  const { taken } = await receiver();
  await pay();
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(1), PATIENT);
});

test('what was not taken is sent again until it is, also by the next process', async () => {
  const before = await lastTold();
  const first = await receiver(async () => 'later');
  await pay();
  await first.deliveries.settled();
  await first.deliveries.stop();
  expect(first.taken).toEqual([]);

  let refusals = 3;
  const { taken } = await receiver(async () => (refusals-- > 0 ? 'later' : 'taken'));
  await vi.waitFor(async () => expect(sorted(sequences(taken))).toEqual(await happened(before)), PATIENT);
});

test('an event that is refused does not hold up the others', async () => {
  const before = await lastTold();
  const { taken, deliveries } = await receiver(async ({ kind }) => (kind === 'charge' ? 'refused' : 'taken'));
  await pay();
  await deliveries.settled();
  const { length } = await happened(before);
  expect(taken.length).toBe(length - errors.length);
  expect(String(errors[0])).toMatch(/The event evt_\w+ \(charge\.\w+\) was refused\./);
});

test('of two processes one delivers, and the other takes over', async () => {
  const before = await lastTold();
  const one = await receiver();
  const told: ProviderEvent[] = [];
  deliver(async (event) => {
    told.push(event);
    return 'taken';
  });
  await pay();
  await one.deliveries.settled();
  expect(told).toEqual([]);
  const middle = await lastTold();
  expect(sorted(sequences(one.taken))).toEqual((await happened(before)).filter((at) => at <= middle));

  await one.deliveries.stop();
  await pay();
  await vi.waitFor(async () => expect(sorted(sequences(told))).toEqual(await happened(middle)), PATIENT);
});

test('another world in the same tables is told from its beginning', async () => {
  const { taken, deliveries } = await receiver();
  await pay();
  await deliveries.settled();
  await deliveries.stop();
  await simulator.close();
  simulator = await beginAnew(database.connection);
  const again = await receiver();
  sides = await simulator.openAccount({ account_id: ACCOUNT, currencies: ['usd'] });
  await again.deliveries.settled();
  expect(sorted(sequences(again.taken))).toEqual(await happened());
  expect(taken.length).toBeGreaterThan(1);
});

test('another world that takes the place of the books meanwhile is told from its beginning', async () => {
  const { taken, deliveries } = await receiver();
  for (let times = 0; times < 2; times += 1) {
    await pay();
    await deliveries.settled();
  }
  const before = taken.length;
  await simulator.store.replace(BEGINNING, ACCOUNT, nothing());
  sides = await simulator.openAccount({ account_id: ACCOUNT, currencies: ['usd'] });
  await pay();
  await deliveries.settled();
  expect(sorted(sequences(taken.slice(before)))).toEqual(await happened());
});

test('a connection that breaks costs a repetition, and no event', async () => {
  const before = await lastTold();
  const { taken, deliveries } = await receiver();
  for (let times = 0; times < 2; times += 1) {
    await pay();
    await deliveries.settled();
  }
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  await pay();
  await vi.waitFor(
    async () => expect([...new Set(sorted(sequences(taken)))]).toEqual(await happened(before)),
    PATIENT,
  );
});

test.each([
  ['drop', 0],
  ['duplicate', 2],
  ['shuffle', 1],
  ['early', 1],
] as const)('under the fault %s every event is sent %i times', async (kind, times) => {
  const before = await lastTold();
  const { taken, deliveries } = await receiver();
  simulator.faults.set({ events: { kinds: [kind], perMille: 1000 } });
  await pay();
  await deliveries.settled();
  const expected = (await happened(before)).flatMap((at) => Array.from({ length: times }, () => at));
  expect(sorted(sequences(taken))).toEqual(expected);
});

test('under the fault delay an event comes when everything else has', async () => {
  const { taken, deliveries } = await receiver();
  simulator.faults.set({ events: { kinds: ['delay'], perMille: 1000 } });
  await pay();
  await deliveries.settled();
  expect(taken).toEqual([]);
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(1), PATIENT);
});

test('under the fault early the event is there before the answer', async () => {
  const { taken, deliveries } = await receiver();
  const provider = tellEarly(sides.provider, simulator.faults, deliveries.settled);
  const { charge } = await pay();
  simulator.faults.set({ events: { kinds: ['early'], perMille: 1000 } });
  await provider.refundCharge({ charge: charge?.id ?? 'ch_none', idempotencyKey: 'k' });
  expect(taken.map(({ type }) => type)).toContain('refund.created');
});
