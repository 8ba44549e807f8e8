import { currency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Charge } from '#provider/provider-objects.ts';
import type { Faults } from '#provider/simulator/console/faults.ts';
import type { SimulatorControls } from '#provider/simulator/console/simulator-controls.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';

export type TestProvider = Readonly<{
  provider: PaymentProvider;
  controls: SimulatorControls;
  faults: Faults;
  /** What time it is for the provider. */
  clock: () => EpochSeconds;
  /** A customer pays by card; captured at once unless the test wants an authorization. */
  pay: (over?: Partial<Parameters<SimulatorControls['pay']>[0]>) => Promise<Charge>;
  /** How often something happened, by the provider's own record. */
  count: (type: string) => Promise<number>;
}>;

export const PROVIDER_START = epochSeconds(1_763_180_000);
const VISA = '4242424242424242';

/** A provider of its own for a test, with one account and empty books. */
export async function openTestProvider(
  start: EpochSeconds = PROVIDER_START,
  account_id = 'acct_tests',
): Promise<TestProvider> {
  const simulator = openMemorySimulator(start, { seed: 'tests' });
  const { provider, controls } = await simulator.openAccount({ account_id, currencies: ['usd', 'eur'] });
  return {
    provider,
    controls,
    faults: simulator.faults,
    clock: simulator.store.clock,
    pay: async (over = {}) => {
      const { charge } = await controls.pay({
        card: VISA,
        amount: minor(10_000),
        currency: currency('usd'),
        capture: 'automatic',
        customer: { name: 'Ada Lovelace', email: 'ada@example.com', country: 'US' },
        ...over,
      });
      if (!charge) throw new Error('The payment made no charge.');
      return charge;
    },
    count: async (type) => {
      let after = 0;
      let found = 0;
      for (;;) {
        const events = await provider.listEvents(after, 500);
        found += events.filter((event) => event.type === type).length;
        const last = events.at(-1);
        if (!last) return found;
        after = last.sequence;
      }
    },
  };
}
