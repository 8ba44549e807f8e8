import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '#tests/rounds.ts';
import { BEGINNING, beginAnew, booksText, START } from '#tests/simulator/postgres-bench.ts';
import { history, live } from '#tests/simulator/properties/history.ts';
import type { Step } from '#tests/simulator/properties/steps.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { openMemorySimulator } from '../../memory-simulator.ts';
import type { Dump } from '../memory-store.ts';

/** A tenth of what the books in memory go through; a run can be repeated with SAFETY_SEED. */
const RUNS = rounds(4, 12, 100);
const STEPS_MAX = 40;
const seed = Number(process.env.SAFETY_SEED ?? 20_261_115);
const ACCOUNTS = [
  { account_id: 'acct_other', mode: 'test', currencies: ['usd'] },
  { account_id: 'acct_model', currencies: ['usd', 'eur', 'jpy'] },
] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

/** The books in memory go on growing; a dump of them must not. */
const aCopy = ({ objects, ledger, events }: Dump): Dump => ({
  objects,
  ledger: [...ledger],
  events: [...events],
});

async function inMemory(steps: readonly Step[]): Promise<string> {
  const { store, openAccount } = openMemorySimulator(START, { seed: BEGINNING.seed });
  await openAccount(ACCOUNTS[0]);
  const sides = await openAccount(ACCOUNTS[1]);
  await live(steps, { ...sides, dump: async () => aCopy(store.dump('acct_model')) });
  return booksText(store, 'acct_model', store.dump('acct_model'));
}

async function inPostgres(steps: readonly Step[]): Promise<string> {
  const { store, openAccount, close } = await beginAnew(database.connection);
  try {
    await openAccount(ACCOUNTS[0]);
    const sides = await openAccount(ACCOUNTS[1]);
    await live(steps, { ...sides, dump: () => store.dump('acct_model') });
    return await booksText(store, 'acct_model', await store.dump('acct_model'));
  } finally {
    await close();
  }
}

test(
  `${RUNS} random histories of up to ${STEPS_MAX} steps end in the same books, to the byte, in memory and in PostgreSQL`,
  async () => {
    await fc.assert(
      fc.asyncProperty(history(STEPS_MAX), async (steps) => {
        expect(await inPostgres(steps)).toBe(await inMemory(steps));
      }),
      // The difference names its row; looking for a shorter history would take longer than the test may.
      { seed, numRuns: RUNS, endOnFailure: true },
    );
  },
  rounds(180_000, 180_000, 1_200_000),
);
