import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { pollEvents } from '#server/events/poll-events.ts';
import { readSiteState } from '#server/store/site-state-repository.ts';
import { findTestWorld, openBothSides, SMALL_SCENARIOS } from '#tests/both-sides.ts';
import { WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { loadScenario } from './load-scenario.ts';

const PATIENCE = { timeout: 180_000 };
const EARLIER = epochSeconds(WORLD_NOW - 400 * DAY_S);

let database: TestDatabase;
let sides: Awaited<ReturnType<typeof openBothSides>>;
beforeEach(async () => {
  database = await createTestDatabase();
  sides = await openBothSides(database, EARLIER);
});
afterEach(async () => {
  await sides.close();
  await database.drop();
});

async function one<Row extends object>(question: string, ...values: unknown[]): Promise<Row> {
  const { rows } = await database.pool.query<Row>(question, values);
  return rows[0] ?? expect.fail(`${question} answers a row`);
}

describe('a world on both sides', () => {
  test('adds up, is told the same by both, and nothing is outstanding', PATIENCE, async () => {
    await sides.loadSmall();

    await sides.expectWhole(WORLD_NOW);
    expect(await sides.provider.now()).toBe(WORLD_NOW);
    expect(await sides.provider.findActiveLoan()).toBeDefined();
    expect(await pollEvents(sides.sync)).toBe(0);
    const { compared } = await findDrift(sides.sync, { repair: false });
    const { rows } = await one<{ rows: number }>(
      `select ((select count(*) from transactions) + (select count(*) from charges) + (select count(*) from payment_intents)
             + (select count(*) from refunds) + (select count(*) from disputes) + (select count(*) from payouts)
             + (select count(*) from documents) + (select count(*) from loans) + 1)::int as rows`,
    );
    expect(compared).toBe(rows);
  });

  test('goes on from there: an old sale is refunded, a hold taken, a month passes', PATIENCE, async () => {
    await sides.loadSmall();
    const { provider, controls } = sides;
    const charge = await one<{ id: `ch_${string}` }>(
      `select id from charges where captured and amount_refunded = 0 and not disputed and status = 'succeeded'
       order by created limit 1`,
    );
    await provider.refundCharge({ charge: charge.id, idempotencyKey: 'old' });
    const held = await one<{ id: `pi_${string}` }>(
      `select id from payment_intents where status = 'requires_capture' order by created desc limit 1`,
    );
    await provider.capturePayment({ payment_intent: held.id, idempotencyKey: 'held' });
    const later = epochSeconds(WORLD_NOW + 35 * DAY_S);

    await controls.setClock(later);

    await pollEvents(sides.sync);
    const { repaired } = await findDrift(sides.sync, { repair: true });
    expect(repaired).toBeGreaterThan(0);
    await sides.expectWhole(later);
    const left = await one<{ waiting: number; held: number; sent: number }>(
      `select (select count(*) from payouts where created <= $1 and status in ('pending', 'in_transit'))::int as waiting,
              (select count(*) from payment_intents where status = 'requires_capture')::int as held,
              (select count(*) from payouts where created > $1 and status = 'paid')::int as sent`,
      utcInstant(WORLD_NOW),
    );
    expect(left).toMatchObject({ waiting: 0, held: 0 });
    expect(left.sent).toBeGreaterThan(0);
  });

  test('replaces another one, and what was written down about it', PATIENCE, async () => {
    await sides.loadSmall({ transactions: 1200, now: EARLIER });
    await sides.controls.patchSite({ is_safe_mode: true });
    await pollEvents(sides.sync);

    await sides.loadSmall({ scenario: 'japan' });

    expect(await sides.provider.now()).toBe(WORLD_NOW);
    expect(await sides.provider.findAccount()).toMatchObject({ country: 'JP' });
    expect(await sides.provider.listEvents(0, 10)).toEqual([]);
    expect(await one('select count(*)::int as events from provider_events')).toEqual({ events: 0 });
    await sides.expectWhole(WORLD_NOW);
  });
});

test.each(SMALL_SCENARIOS)('the scenario %s loads without drift', PATIENCE, async (name) => {
  const world = findTestWorld(name) ?? expect.fail(`${name} is a scenario`);
  await sides.load(world);
  await sides.expectWhole(WORLD_NOW);
});

describe('loadScenario', () => {
  const all = () => ({ pool: database.pool, books: sides.books, findWorld: findTestWorld });

  test('loads by name, over whatever is there', PATIENCE, async () => {
    await loadScenario(all(), 'sandbox');
    expect(await sides.provider.findAccount()).toMatchObject({ is_test_drive: true });
    await loadScenario(all(), 'fresh', 'another');
    expect(await sides.provider.findAccount()).toBeUndefined();
    expect(sides.seed()).toBe('another');
    expect(await one('select scenario, seed from demo_world')).toEqual({
      scenario: 'fresh',
      seed: 'another',
    });
    expect(await readSiteState(database.db)).toMatchObject({
      connected: true,
      incentive: { id: 'welcome-2026' },
    });
  });

  test('refuses a name that is none, and leaves everything as it was', PATIENCE, async () => {
    await sides.loadSmall({ transactions: 20 });
    await expect(loadScenario(all(), 'nowhere')).rejects.toMatchObject({ code: 'rest_invalid_param' });
    expect(await one('select count(*)::int as rows from transactions')).toEqual({ rows: 20 });
  });
});
