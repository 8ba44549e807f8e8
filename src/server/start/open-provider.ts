import pg from 'pg';
import type { HistoryPiece } from '#demo/history/history-pieces.ts';
import type { DemoBooks } from '#demo/load/demo-world.ts';
import { openWorld, type SimulatedWorld } from '#demo/open-world.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { DrawPaper } from '#provider/paper.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { SimulatedProvider } from '#provider/simulated-provider.ts';
import type { BooksText } from '#provider/simulator/books/postgres/books-text.ts';
import { type FollowedClock, followTime } from '#provider/simulator/console/follow-time.ts';
import {
  type Deliveries,
  deliverEvents,
  type SendEvent,
} from '#provider/simulator/deliveries/deliver-events.ts';
import { tellEarly } from '#provider/simulator/deliveries/tell-early.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/facts/merchant-account.ts';
import { DEMO_SEED, isScenarioName } from '#provider/simulator/facts/scenarios.ts';
import { openPostgresSimulator } from '#provider/simulator/postgres-simulator.ts';
import type { Config } from '../config.ts';
import { demoScenario, shopCurrencyOf } from './demo-settings.ts';
import type { OpenedStripe } from './open-stripe.ts';

/** How the provider reaches us once it lives. */
type Surroundings = Readonly<{
  /** Delivers one event to our address. */
  send: SendEvent;
  /** Somebody moved its clock: how far it is ahead of real time now. */
  onClockMoved: (offsetS: number) => void;
  onError: (error: unknown) => void;
  /** Whether this process tells what happened, or another does. Its clock is followed by every one, which shows it. */
  delivers: boolean;
}>;

export type OpenedProvider = Readonly<{
  provider: PaymentProvider;
  simulator?: SimulatedProvider;
  /** Where a demonstration is loaded; a real provider has no room for one. */
  books?: DemoBooks<HistoryPiece, BooksText>;
  /** How a provider of others signs and words its deliveries. */
  deliveries?: OpenedStripe['deliveries'];
  /** Lets time pass for a simulated provider, and lets it tell what happens; a real one does so by itself. */
  comeAlive(surroundings: Surroundings): { stop: () => Promise<void> };
  stop: () => Promise<void>;
}>;

const wallClock = (): EpochSeconds => epochSeconds(Math.floor(Date.now() / 1000));

/** The world of this name as of now, or nothing where there is none. */
export const findWorld = (config: Config, name: string, seed = DEMO_SEED): SimulatedWorld | undefined =>
  isScenarioName(name)
    ? openWorld({ scenario: name, seed, now: wallClock(), shopCurrency: shopCurrencyOf(config) })
    : undefined;

/** What a new database is filled with. */
export const demoWorld = (config: Config): SimulatedWorld | undefined => {
  const scenario = demoScenario(config);
  return scenario && findWorld(config, scenario);
};

/** The account that a platform opened here before, in an earlier life of this process. */
async function findKeptAccount(connection: pg.PoolConfig): Promise<string | undefined> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // The query under way fails with the same error.
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(`select data->>'account_id' as id from account`);
    return rows[0]?.id;
  } finally {
    await client.end();
  }
}

/** The provider the settings ask for. The simulated one keeps its books in the same database, over connections of its own. */
export async function openProvider(
  config: Config,
  connection: pg.PoolConfig,
  drawPaper?: DrawPaper,
): Promise<OpenedProvider> {
  if (config.stripe) {
    const nothing = async () => undefined;
    const { openStripe } = await import('./open-stripe.ts'); // A store without Stripe starts without its library.
    const account = config.stripe.opensAccounts ? await findKeptAccount(connection) : config.stripe.account;
    return {
      ...openStripe({ ...config.stripe, account }),
      comeAlive: () => ({ stop: nothing }),
      stop: nothing,
    };
  }
  const beginning = { start: wallClock(), seed: DEMO_SEED };
  const { store, faults, ...opened } = await openPostgresSimulator(connection, beginning, drawPaper);
  const { provider, controls } = opened.reachAccount(MERCHANT_ACCOUNT);
  let clock: FollowedClock | undefined;
  let deliveries: Deliveries | undefined;
  const settled = async () => deliveries?.settled();
  return {
    provider: tellEarly(provider, faults, settled),
    books: store,
    simulator: {
      faults,
      controls: {
        ...controls,
        setClock: async (to) => {
          const payouts = await controls.setClock(to);
          await clock?.tick(); // Whoever moved it finds every page and deadline knowing it.
          return payouts;
        },
      },
      clockOffsetS: () => clock?.offsetS() ?? 0,
    },
    comeAlive: ({ send, onClockMoved, onError, delivers }) => {
      const following = followTime({ controls, wallClock, onMoved: onClockMoved, onError });
      clock = following;
      const merchant = MERCHANT_ACCOUNT;
      if (delivers) deliveries = deliverEvents({ connection, faults, send, onError, merchant });
      return { stop: async () => void (await Promise.all([following.stop(), deliveries?.stop()])) };
    },
    stop: opened.close,
  };
}
