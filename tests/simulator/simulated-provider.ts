import { assert } from '#domain/shared/assert.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { CustomerPayment } from '#provider/simulator/console/simulator-controls.ts';
import type { NewAccount } from '#provider/simulator/core/new-account.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';

/** Thursday, 5 March 2026, 08:40 UTC. */
export const START = epochSeconds(1_772_700_000);

/** A provider with one account, for tests: customers who pay 100 dollars by Visa unless told otherwise. */
export async function aSimulatedProvider(account: Partial<NewAccount> = {}, start = START) {
  const simulator = openMemorySimulator(start);
  const { provider, controls } = await simulator.openAccount({ account_id: 'acct_1', ...account });
  return {
    simulator,
    provider,
    controls,
    wait: async (seconds: number) => controls.setClock(epochSeconds((await controls.now()) + seconds)),
    pay: async (differences: Partial<CustomerPayment> = {}) => {
      const { intent, charge } = await controls.pay({
        amount: minor(10_000),
        currency: currency('usd'),
        card: '4242424242424242',
        capture: 'automatic',
        customer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US' },
        ...differences,
      });
      assert(charge, 'the payment has a charge');
      return { intent, charge };
    },
  };
}
