import type pg from 'pg';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Config } from '../config.ts';
import { openProvider } from './open-provider.ts';

/** What time it is where the money is, also while a server runs: a simulated provider's clock may be far ahead of ours. */
export async function readProviderClock(config: Config, connection: pg.PoolConfig): Promise<EpochSeconds> {
  const { provider, stop } = await openProvider(config, connection);
  try {
    return await provider.now();
  } finally {
    await stop();
  }
}
