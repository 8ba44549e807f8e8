import { describe, expect, test, vi } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { PROVIDER_PROMISES } from '#tests/provider/provider-conformance.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeFacade } from '#tests/stripe/stripe-facade.ts';
import { openMemorySimulator } from '../simulator/memory-simulator.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The same promises, over Stripe's own package, its interface and the provider behind it. */
describe('the Stripe adapter keeps what a provider promises', () => {
  test.each(PROVIDER_PROMISES)('$name', async ({ holds }) => {
    const books = openMemorySimulator(epochSeconds(1_772_700_000));
    const opened = await books.openAccount({ account_id: 'acct_1', mode: 'test', currencies: ['usd'] });
    const { provider: simulator, controls } = opened;
    const { line, server } = await openStripeBench({
      handlers: stripeFacade(simulator),
      nowMs: () => books.store.clock() * 1000,
    });
    const wait = async (seconds: number) => controls.setClock(epochSeconds((await controls.now()) + seconds));
    await holds({ provider: stripeProvider(line), wait });
    expect(server.violations).toEqual([]);
    await server.close();
  });
});
