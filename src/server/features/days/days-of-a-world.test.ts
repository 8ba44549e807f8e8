import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/account/activity-period.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { readConfig } from '#server/config.ts';
import { openBothSides } from '#tests/both-sides.ts';
import { WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { readClosedDay } from './close-day.ts';

const PATIENCE = 180_000;
const DAYS = 60;

let database: TestDatabase;
let sides: Awaited<ReturnType<typeof openBothSides>>;
beforeAll(async () => {
  database = await createTestDatabase();
  sides = await openBothSides(database, WORLD_NOW);
  await sides.loadSmall();
}, PATIENCE);
afterAll(async () => {
  await sides.close();
  await database.drop();
});

test('every day of two busy months adds up in every currency', { timeout: PATIENCE }, async () => {
  const deps = {
    ...{ db: database.db, provider: sides.provider, config: readConfig({}) },
    actor: { user_id: 1, email: 'a@example.com', first_name: '', capabilities: [] },
  };
  const today = dayOf(epochSeconds(await sides.provider.now()), 'UTC');
  const currencies = new Set<string>();
  let closing = new Map<string, number>();
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const { ledgers } = await readClosedDay(deps, addDays(today, -ago));
    expect(ledgers.filter(({ unexplained }) => unexplained !== 0)).toEqual([]);
    for (const { currency, opening } of ledgers) {
      currencies.add(currency);
      // A day begins with what the one before it ended with.
      if (closing.has(currency)) expect([currency, opening]).toEqual([currency, closing.get(currency)]);
    }
    closing = new Map(ledgers.map((ledger) => [ledger.currency, ledger.closing]));
  }
  expect(currencies.size).toBeGreaterThan(2);
});
