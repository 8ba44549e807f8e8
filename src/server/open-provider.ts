import type pg from 'pg';
import { epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/merchant-account.ts';
import { openPostgresSimulator } from '#provider/simulator/postgres/postgres-simulator.ts';
import { DEMO_SEED } from '#provider/simulator/world/scenarios.ts';
import { type Config, ConfigError } from './config.ts';

type OpenedProvider = Readonly<{ provider: PaymentProvider; stop: () => Promise<void> }>;

/** The payments company the settings ask for. The simulated one keeps its books in the same database, over connections of its own. */
export async function openProvider(config: Config, connection: pg.PoolConfig): Promise<OpenedProvider> {
  if (config.provider !== 'simulator') {
    throw new ConfigError('PROVIDER=stripe is not built yet: leave it out, or set it to simulator.');
  }
  const start = epochSeconds(Math.floor(Date.now() / 1000));
  const simulator = await openPostgresSimulator(connection, { start, seed: DEMO_SEED });
  const { provider } = simulator.reachAccount(MERCHANT_ACCOUNT);
  return { provider, stop: simulator.close };
}
