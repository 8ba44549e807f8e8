import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/merchant-account.ts';
import {
  openPostgresSimulator,
  type PostgresSimulator,
} from '#provider/simulator/postgres/postgres-simulator.ts';
import { readBooks } from '#provider/simulator/properties/books.ts';
import { brokenInvariants } from '#provider/simulator/properties/invariants.ts';
import { worldOf } from '#provider/simulator/world/generate-world.ts';
import type { HistoryPiece } from '#provider/simulator/world/history-pieces.ts';
import { isScenarioName, SCENARIO_NAMES } from '#provider/simulator/world/scenarios.ts';
import { aWorld, WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { findDrift } from '../../events/find-drift.ts';
import { pollEvents } from '../../events/poll-events.ts';
import type { SyncDeps } from '../../events/refresh-object.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { readSiteState } from '../page-settings/site-state.ts';
import { loadScenario } from './load-scenario.ts';
import { loadWorld } from './load-world.ts';

const PATIENCE = { timeout: 120_000 };
const EARLIER = epochSeconds(WORLD_NOW - 400 * DAY_S);

let database: TestDatabase;
let simulator: PostgresSimulator;
beforeEach(async () => {
  database = await createTestDatabase();
  simulator = await openPostgresSimulator(database.connection, { start: EARLIER, seed: 'earlier' });
});
afterEach(async () => {
  await simulator.close();
  await database.drop();
});

const sync = (): SyncDeps => ({
  db: database.db,
  provider: simulator.reachAccount(MERCHANT_ACCOUNT).provider,
  now: () => WORLD_NOW,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
});
const load = (over: Parameters<typeof aWorld>[0] = {}) =>
  loadWorld<HistoryPiece>(database.pool, aWorld({ seed: 'both sides', ...over }), { books: simulator.store });

/** Everything that must add up, on both sides, and between them. */
async function expectWhole(now = WORLD_NOW): Promise<void> {
  const client = await database.pool.connect();
  try {
    const findings = await checkInvariants(client, now);
    expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
  } finally {
    client.release();
  }
  const books = await simulator.store.dump(MERCHANT_ACCOUNT);
  expect(brokenInvariants(readBooks(books))).toEqual([]);
  expect((await findDrift(sync(), { repair: false })).drift).toEqual([]);
}

describe('a world on both sides', () => {
  test('adds up, is told the same by both, and nothing is outstanding', PATIENCE, async () => {
    await load();

    await expectWhole();
    const { provider } = sync();
    expect(await provider.now()).toBe(WORLD_NOW);
    expect(await provider.readSite()).toMatchObject({ is_connected: true });
    expect(await provider.findActiveLoan()).toBeDefined();
    expect(await pollEvents(sync())).toBe(0);
    const compared = await findDrift(sync(), { repair: false });
    const { rows } = await database.pool.query<{ rows: number }>(
      `select (select count(*) from transactions) + (select count(*) from charges) + (select count(*) from payment_intents)
            + (select count(*) from refunds) + (select count(*) from disputes) + (select count(*) from payouts) + 1 as rows`,
    );
    expect(compared.compared).toBe(Number(rows[0]?.rows));
  });

  test('goes on from there: an old sale is refunded, a hold taken, a month passes', PATIENCE, async () => {
    await load();
    const { provider, controls } = simulator.reachAccount(MERCHANT_ACCOUNT);
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from charges where captured and amount_refunded = 0 and not disputed and status = 'succeeded'
       order by created limit 1`,
    );
    const charge = rows[0]?.id;
    await provider.refundCharge({ charge: `ch_${charge?.slice(3)}`, idempotencyKey: 'old' });
    const held = await database.pool.query<{ id: string }>(
      `select id from payment_intents where status = 'requires_capture' order by created desc limit 1`,
    );
    await provider.capturePayment({
      payment_intent: `pi_${held.rows[0]?.id.slice(3)}`,
      idempotencyKey: 'held',
    });

    await controls.setClock(epochSeconds(WORLD_NOW + 35 * DAY_S));

    await pollEvents(sync());
    const { repaired } = await findDrift(sync(), { repair: true });
    expect(repaired).toBeGreaterThan(0);
    await expectWhole(epochSeconds(WORLD_NOW + 35 * DAY_S));
    const before = utcInstant(WORLD_NOW);
    const left = await database.pool.query<{ waiting: number; held: number; sent: number }>(
      `select (select count(*) from payouts where created <= $1 and status in ('pending', 'in_transit'))::int as waiting,
              (select count(*) from payment_intents where status = 'requires_capture')::int as held,
              (select count(*) from payouts where created > $1 and status = 'paid')::int as sent`,
      [before],
    );
    expect(left.rows).toEqual([{ waiting: 0, held: 0, sent: expect.any(Number) }]);
    expect(left.rows[0]?.sent).toBeGreaterThan(0);
  });

  test('replaces another one, and what was written down about it', PATIENCE, async () => {
    await load({ transactions: 1200, now: EARLIER });
    const { controls, provider } = simulator.reachAccount(MERCHANT_ACCOUNT);
    await controls.patchSite({ is_safe_mode: true });
    await pollEvents(sync());

    await loadWorld<HistoryPiece>(database.pool, aWorld({ scenario: 'japan', seed: 'both sides' }), {
      books: simulator.store,
      replace: true,
    });

    expect(await provider.now()).toBe(WORLD_NOW);
    expect(await provider.findAccount()).toMatchObject({ country: 'JP' });
    expect(await provider.listEvents(0, 10)).toEqual([]);
    const { rows } = await database.pool.query('select count(*)::int as events from provider_events');
    expect(rows).toEqual([{ events: 0 }]);
    await expectWhole();
  });
});

test.each(SCENARIO_NAMES.filter((name) => name !== 'big'))(
  'the scenario %s loads without drift',
  PATIENCE,
  async (scenario) => {
    const transactions = scenario === 'busy' || scenario === 'japan' ? 1000 : undefined;
    const world = worldOf({ scenario, seed: 's', now: WORLD_NOW, ...(transactions && { transactions }) });
    await loadWorld<HistoryPiece>(database.pool, world, { books: simulator.store });
    await expectWhole();
  },
);

describe('loadScenario', () => {
  const findWorld = (name: string, seed = 'any') =>
    isScenarioName(name) ? worldOf({ scenario: name, seed, now: WORLD_NOW }) : undefined;

  test('loads by name, over whatever is there', PATIENCE, async () => {
    const sides = { pool: database.pool, books: simulator.store, findWorld };
    await loadScenario<HistoryPiece>(sides, 'sandbox');
    expect(await sync().provider.findAccount()).toMatchObject({ is_test_drive: true });
    await loadScenario<HistoryPiece>(sides, 'fresh', 'another');
    expect(await sync().provider.findAccount()).toBeUndefined();
    expect(simulator.store.seed()).toBe('another');
    const { rows } = await database.pool.query('select scenario, seed from demo_world');
    expect(rows).toEqual([{ scenario: 'fresh', seed: 'another' }]);
    expect(await readSiteState(database.db)).toMatchObject({
      connected: true,
      incentive: { id: 'welcome-2026' },
    });
  });

  test('refuses a name that is none, and leaves everything as it was', async () => {
    await load({ transactions: 20 });
    const sides = { pool: database.pool, books: simulator.store, findWorld };
    await expect(loadScenario<HistoryPiece>(sides, 'nowhere')).rejects.toMatchObject({
      code: 'rest_invalid_param',
    });
    const { rows } = await database.pool.query('select count(*)::int as rows from transactions');
    expect(rows).toEqual([{ rows: 20 }]);
  });
});
