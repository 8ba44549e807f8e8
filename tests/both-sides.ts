import { expect } from 'vitest';
import { worldOf } from '#demo/history/generate-world.ts';
import type { HistoryPiece } from '#demo/history/history-pieces.ts';
import type { DemoBooks, DemoWorld } from '#demo/load/demo-world.ts';
import { loadWorld } from '#demo/load/load-world.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { BooksText } from '#provider/simulator/books/postgres/books-text.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/facts/merchant-account.ts';
import { isScenarioName, SCENARIO_NAMES } from '#provider/simulator/facts/scenarios.ts';
import { openPostgresSimulator } from '#provider/simulator/postgres-simulator.ts';
import { findDrift } from '#server/events/find-drift.ts';
import type { SyncDeps } from '#server/events/refresh-object.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { readBooks } from '#tests/simulator/properties/books.ts';
import { brokenInvariants } from '#tests/simulator/properties/invariants.ts';
import { aWorld, WORLD_NOW } from './factories/world.ts';
import type { TestDatabase } from './test-database.ts';

/** All but the largest, which has its own command to be measured by. */
export const SMALL_SCENARIOS = SCENARIO_NAMES.filter((name) => name !== 'big');

/** The world of a scenario as tests want it: of every kind of thing something, and not too much of any. */
export function findTestWorld(name: string, seed = 'any'): DemoWorld<HistoryPiece, BooksText> | undefined {
  if (!isScenarioName(name)) return undefined;
  const isLarge = name === 'busy' || name === 'japan';
  return worldOf({ scenario: name, seed, now: WORLD_NOW, ...(isLarge && { transactions: 1000 }) });
}

/** A provider whose books lie in the same database as our read model. */
export async function openBothSides(database: TestDatabase, start: EpochSeconds) {
  const simulator = await openPostgresSimulator(database.connection, { start, seed: 'earlier' });
  const { provider, controls } = simulator.reachAccount(MERCHANT_ACCOUNT);
  const sync: SyncDeps = {
    ...{ db: database.db, provider, now: () => WORLD_NOW },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  };
  const { store } = simulator;
  const books: DemoBooks<HistoryPiece, BooksText> = store;
  const load = (world: DemoWorld<HistoryPiece, BooksText>) =>
    loadWorld(database.pool, world, { books, replace: true });
  return {
    ...{ provider, controls, sync, books, load, seed: store.seed, close: simulator.close },
    loadSmall: (over: Parameters<typeof aWorld>[0] = {}) => load(aWorld({ seed: 'both sides', ...over })),
    /** Everything adds up: ours, the provider's, and the one against the other. */
    expectWhole: async (now: EpochSeconds): Promise<void> => {
      const client = await database.pool.connect();
      try {
        const findings = await checkInvariants(client, async () => now);
        expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
      } finally {
        client.release();
      }
      expect(brokenInvariants(readBooks(await store.dump(MERCHANT_ACCOUNT)))).toEqual([]);
      expect((await findDrift(sync, { repair: false })).drift).toEqual([]);
    },
  };
}
