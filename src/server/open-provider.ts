import type pg from 'pg';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { SimulatedCompany } from '#provider/simulated-company.ts';
import { type FollowedClock, followTime } from '#provider/simulator/follow-time.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/merchant-account.ts';
import {
  type Deliveries,
  deliverEvents,
  type SendEvent,
} from '#provider/simulator/postgres/deliver-events.ts';
import { openPostgresSimulator } from '#provider/simulator/postgres/postgres-simulator.ts';
import { tellEarly } from '#provider/simulator/tell-early.ts';
import { DEMO_SEED } from '#provider/simulator/world/scenarios.ts';
import { type Config, ConfigError } from './config.ts';

/** How the company reaches us once it lives. */
type Surroundings = Readonly<{
  /** Delivers one event to our address. */
  send: SendEvent;
  /** Somebody moved its clock: how far it is ahead of real time now. */
  onClockMoved: (offsetS: number) => void;
  onError: (error: unknown) => void;
}>;

export type OpenedProvider = Readonly<{
  provider: PaymentProvider;
  simulator?: SimulatedCompany;
  /** Lets time pass for a simulated company, and lets it tell what happens; a real one does so by itself. */
  comeAlive(surroundings: Surroundings): { stop: () => Promise<void> };
  stop: () => Promise<void>;
}>;

const wallClock = (): EpochSeconds => epochSeconds(Math.floor(Date.now() / 1000));

/** The payments company the settings ask for. The simulated one keeps its books in the same database, over connections of its own. */
export async function openProvider(config: Config, connection: pg.PoolConfig): Promise<OpenedProvider> {
  if (config.provider !== 'simulator') {
    throw new ConfigError('PROVIDER=stripe is not built yet: leave it out, or set it to simulator.');
  }
  const { store, faults, ...company } = await openPostgresSimulator(connection, {
    start: wallClock(),
    seed: DEMO_SEED,
  });
  const { provider, controls } = company.reachAccount(MERCHANT_ACCOUNT);
  let clock: FollowedClock | undefined;
  let deliveries: Deliveries | undefined;
  const settled = async () => deliveries?.settled();
  return {
    provider: tellEarly(provider, faults, settled),
    simulator: {
      faults,
      controls: {
        ...controls,
        setClock: async (to) => {
          await controls.setClock(to);
          await clock?.tick(); // Whoever moved it finds every page and deadline knowing it.
        },
      },
      clockOffsetS: () => clock?.offsetS() ?? 0,
    },
    comeAlive: ({ send, onClockMoved, onError }) => {
      const following = followTime({ controls, wallClock, onMoved: onClockMoved, onError });
      const delivering = deliverEvents({
        ...{ store, connection, faults, send, onError },
        account_id: MERCHANT_ACCOUNT,
      });
      clock = following;
      deliveries = delivering;
      return { stop: async () => void (await Promise.all([following.stop(), delivering.stop()])) };
    },
    stop: company.close,
  };
}
