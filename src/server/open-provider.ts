import type pg from 'pg';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { SimulatedCompany } from '#provider/simulated-company.ts';
import { type FollowedClock, followTime } from '#provider/simulator/follow-time.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/merchant-account.ts';
import { openPostgresSimulator } from '#provider/simulator/postgres/postgres-simulator.ts';
import { DEMO_SEED } from '#provider/simulator/world/scenarios.ts';
import { type Config, ConfigError } from './config.ts';

/** What the company tells of itself once it lives. */
type Surroundings = Readonly<{
  /** Somebody moved its clock: how far it is ahead of real time now. */
  onClockMoved: (offsetS: number) => void;
  onError: (error: unknown) => void;
}>;

export type OpenedProvider = Readonly<{
  provider: PaymentProvider;
  simulator?: SimulatedCompany;
  /** Lets time pass for a simulated company; a real one lives by itself. */
  comeAlive(surroundings: Surroundings): { stop: () => Promise<void> };
  stop: () => Promise<void>;
}>;

const wallClock = (): EpochSeconds => epochSeconds(Math.floor(Date.now() / 1000));

/** The payments company the settings ask for. The simulated one keeps its books in the same database, over connections of its own. */
export async function openProvider(config: Config, connection: pg.PoolConfig): Promise<OpenedProvider> {
  if (config.provider !== 'simulator') {
    throw new ConfigError('PROVIDER=stripe is not built yet: leave it out, or set it to simulator.');
  }
  const company = await openPostgresSimulator(connection, { start: wallClock(), seed: DEMO_SEED });
  const { provider, controls } = company.reachAccount(MERCHANT_ACCOUNT);
  let clock: FollowedClock | undefined;
  return {
    provider,
    simulator: {
      faults: company.faults,
      controls: {
        ...controls,
        setClock: async (to) => {
          await controls.setClock(to);
          await clock?.tick(); // Whoever moved it finds every page and deadline knowing it.
        },
      },
      clockOffsetS: () => clock?.offsetS() ?? 0,
    },
    comeAlive: ({ onClockMoved, onError }) => {
      clock = followTime({ controls, wallClock, onMoved: onClockMoved, onError });
      return clock;
    },
    stop: company.close,
  };
}
