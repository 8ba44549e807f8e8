import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assert } from '#domain/shared/assert.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { type Database, openDatabase, openPool } from '#server/db/database.ts';
import { findRunningPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '#server/db/embedded-folder.ts';
import { saveOrder } from '../factories/order.ts';
import { makeForgetfulFolder } from '../forgetful-folder.ts';
import { findFreePort } from '../free-port.ts';
import { type ContractServer, startContractServer } from '../stripe/contract-server.ts';
import { signDelivery } from '../stripe/sign-delivery.ts';
import { stripeFacade } from '../stripe/stripe-facade.ts';
import { openTestProvider, type TestProvider } from '../test-provider.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { test as shared } from './fixtures.ts';
import { launchProduct } from './launch-product.ts';

const SECRET = 'whsec_stories';
const DELIVER_EVERY_MS = 100;
const nowS = () => Math.floor(Date.now() / 1000);

type Stripe = Readonly<{
  /** Who decides behind the interface. */
  simulator: TestProvider;
  server: ContractServer;
  /** Where the product keeps its data. */
  dataDir: string;
}>;
type Workers = {
  stripe: Stripe;
  /** What else the product is started with. */
  moreSettings: Readonly<Record<string, string>>;
  address: string;
};

/** The built product with PROVIDER=stripe, over Stripe's interface as its package describes it and the simulated provider. */
export const test = shared.extend<object, Workers>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
    async ({}, use) => {
      const simulator = await openTestProvider(epochSeconds(nowS()), 'acct_stories');
      const server = await startContractServer(stripeFacade(simulator.provider));
      await use({ simulator, server, dataDir: makeForgetfulFolder('stripe') });
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
  moreSettings: [async ({}, use) => use({}), { scope: 'worker' }],
  address: [
    async ({ stripe, moreSettings }, use, { workerIndex }) => {
      const port = await findFreePort();
      const stop = await launchProduct({
        ...{ port, scenario: 'fresh', log: `reports/stripe-server-${workerIndex}.log` },
        dataDir: stripe.dataDir,
        env: {
          PROVIDER: 'stripe',
          STRIPE_SECRET_KEY: ['rk', 'test', 'madeup'].join('_'),
          STRIPE_PUBLISHABLE_KEY: ['pk', 'test', 'madeup'].join('_'),
          STRIPE_WEBHOOK_SECRET: SECRET,
          STRIPE_FACADE: stripe.server.origin,
          ...moreSettings,
          NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/e2e/redirect-stripe.mjs')).href}`,
        },
      });
      const address = `http://127.0.0.1:${port}`;
      const stopTelling = tellEvents(stripe, address);
      await use(address);
      await stopTelling();
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ address }, use) => use(address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
  person: ({}, use) => use(ADMINISTRATOR),
});

/** Looks into, or writes into, the database of the product. */
export async function inDatabase<Found>(
  { dataDir }: Pick<Stripe, 'dataDir'>,
  work: (db: Database) => Promise<Found>,
): Promise<Found> {
  const connection = findRunningPostgres(embeddedFolder({ dataDir }));
  assert(connection, 'the product runs');
  const pool = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    return await work(openDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Somebody's order whose card is charged later: the shop itself sells with the simulator alone, so it is written down. */
export async function hold({ simulator, dataDir }: Stripe, name: string): Promise<Charge> {
  const { id } = await inDatabase({ dataDir }, (db) => saveOrder(db, { status: 'on-hold', total: 10_000 }));
  const customer = { name, email: 'ada@example.com', country: 'US' };
  return simulator.pay({ capture: 'manual', customer, metadata: { order_id: String(id) } });
}

type Told = Readonly<{ data: readonly Readonly<{ id: string }>[] }>;

/** Delivers every event as Stripe does: signed, as an object of its own words, the oldest first. */
function tellEvents({ server }: Stripe, address: string): () => Promise<void> {
  const told = new Set<string>();
  let isOver = false;
  const tell = async () => {
    const reply = await server.fetch('https://api.stripe.com/v1/events?limit=100');
    const { data }: Told = await reply.json();
    for (const event of data.toReversed()) {
      if (told.has(event.id)) continue;
      const body = JSON.stringify(event);
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signDelivery(body, SECRET, nowS()),
      };
      const taken = await fetch(`${address}/provider-events`, { method: 'POST', headers, body });
      if (taken.ok) told.add(event.id);
    }
  };
  const telling = (async () => {
    while (!isOver) {
      await tell().catch(() => undefined); // The product may be stopping; Stripe would try again as well.
      await new Promise((done) => setTimeout(done, DELIVER_EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await telling;
  };
}
