import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';
import { rounds } from '#tests/rounds.ts';
import type { Bench } from './bench.ts';
import { history, live } from './history.ts';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';

/** A run can be repeated with SAFETY_SEED. */
const RUNS = rounds(30, 100, 1000);
const seed = Number(process.env.SAFETY_SEED ?? 20_261_115);
const START = epochSeconds(1_772_700_000); // Thursday, 5 March 2026.
const STEPS_MAX = 40;
const CURRENCIES = ['usd', 'eur', 'jpy'] as const;

async function openBench(bug?: PlantedBug): Promise<Bench> {
  const simulator = openMemorySimulator(START, bug?.parts);
  await simulator.openAccount({ account_id: 'acct_other', mode: 'test', currencies: ['usd'] });
  const account = await simulator.openAccount({ account_id: 'acct_model', currencies: CURRENCIES });
  return {
    ...account,
    dump: async () => {
      const { objects, ledger, events } = simulator.store.dump('acct_model');
      expect(simulator.store.dump('acct_other').ledger, "another account's money does not move").toHaveLength(
        0,
      );
      return { objects, ledger: [...ledger], events: [...events] };
    },
  };
}

test(
  `${RUNS} random histories of up to ${STEPS_MAX} steps add up after every step`,
  async () => {
    await fc.assert(
      fc.asyncProperty(history(STEPS_MAX), async (steps) => live(steps, await openBench())),
      { seed, numRuns: RUNS },
    );
  },
  rounds(120_000, 120_000, 600_000),
);

test.each(PLANTED_BUGS)(
  'a planted bug is noticed: $name',
  async (bug) => {
    const found = await fc.check(
      fc.asyncProperty(history(STEPS_MAX), async (steps) => live(steps, await openBench(bug))),
      { seed, numRuns: 1000, endOnFailure: true },
    );
    expect(found.failed, `${bug.name} went unnoticed in ${found.numRuns} histories`).toBe(true);
  },
  120_000,
);

test('twelve bugs are planted', () => {
  expect(PLANTED_BUGS).toHaveLength(12);
});
