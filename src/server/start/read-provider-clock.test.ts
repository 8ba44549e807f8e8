import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_S, type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { openBothSides } from '#tests/both-sides.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { readConfig } from '../config.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { readProviderClock } from './read-provider-clock.ts';

const today = epochSeconds(Math.floor(Date.now() / 1000));
const inAMonth = epochSeconds(today + 30 * DAY_S);
let database: TestDatabase;
let sides: Awaited<ReturnType<typeof openBothSides>>;
beforeAll(async () => {
  database = await createTestDatabase();
  sides = await openBothSides(database, inAMonth);
  await sides.loadSmall({ now: inAMonth });
});
afterAll(async () => {
  await sides.close();
  await database.drop();
});

async function brokenAt(clock: () => Promise<EpochSeconds>): Promise<readonly string[]> {
  const client = await database.pool.connect();
  try {
    const findings = await checkInvariants(client, clock);
    return findings.filter(({ broken }) => broken > 0).map(({ invariant }) => invariant.name);
  } finally {
    client.release();
  }
}

test('a world whose clock was moved ahead adds up by its own clock, and only by that', async () => {
  expect(await brokenAt(async () => today)).toEqual(['past']);
  expect(await brokenAt(() => readProviderClock(readConfig({}), database.connection))).toEqual([]);
});
