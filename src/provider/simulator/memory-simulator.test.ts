import { describe, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { PROVIDER_PROMISES } from '#tests/provider/provider-conformance.ts';
import { openMemorySimulator } from './memory-simulator.ts';

describe('the simulator in memory keeps what a provider promises', () => {
  test.each(PROVIDER_PROMISES)('$name', async ({ holds }) => {
    const simulator = openMemorySimulator(epochSeconds(1_772_700_000));
    const { provider, controls } = await simulator.openAccount({ account_id: 'acct_1', currencies: ['usd'] });
    const wait = async (seconds: number) => controls.setClock(epochSeconds((await controls.now()) + seconds));
    await holds({ provider, wait });
  });
});
