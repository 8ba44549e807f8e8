import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { type StripeServer, startStripeServer } from '#tests/stripe/stripe-server.ts';
import {
  type ContractStore,
  STORE_KEY,
  STORE_SECRET,
  startContractStore,
} from '#tests/woocommerce/contract-store.ts';
import { prepareJobs } from '../jobs/job-pool.ts';
import { copyStore, type FollowDeps } from '../woocommerce/copy-store.ts';
import { readChanges } from '../woocommerce/follow-store.ts';
import { openStoreLine } from '../woocommerce/store-line.ts';
import { findDrift } from './find-drift.ts';
import { pollEvents } from './poll-events.ts';
import { refreshJobs } from './refresh-jobs.ts';

// A shop on WooCommerce and Stripe, whose orders say nothing of their payments: only what its payment plugin noted on them counts.

let store: ContractStore;
let server: StripeServer;
let deps: FollowDeps;
beforeAll(async () => {
  store = await startContractStore();
  server = await startStripeServer({
    ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.url },
    ...{ WOOCOMMERCE_KEY: STORE_KEY, WOOCOMMERCE_SECRET: STORE_SECRET },
  });
  const { woocommerce } = server.deps.config;
  if (!woocommerce) throw new Error('The store is not attached.');
  deps = { ...server.deps, line: openStoreLine(woocommerce) };
  await prepareJobs(server.deps);
  store.addOrder();
  await copyStore(deps);
}, 60_000);
afterAll(async () => {
  await server.close();
  await store.close();
});

type Bought = Readonly<{ id: number; number: string; order_key: string }>;
const GATEWAYS = [
  [
    'the Stripe gateway',
    ({ number, order_key }: Bought) => ({ order_id: number, order_key, payment_type: 'single' }),
  ],
  ['the Stripe gateway before it noted keys', ({ number }: Bought) => ({ order_id: number })],
  [
    'WooPayments',
    ({ id, number, order_key }: Bought) => ({ order_id: String(id), order_number: number, order_key }),
  ],
] as const;

let last = 10_000;
/** An order that its store counts by another number, and another one that has this number as its id, over the same sum. */
function nextOrder(): Bought {
  last += 10;
  return { id: last, number: String(last + 5), order_key: `wc_order_${last}` };
}
const modified = () => ({ date_modified_gmt: new Date().toISOString().slice(0, 19) });
async function bring(order: Bought, over: object = {}): Promise<void> {
  store.addOrder({ ...order, ...modified(), ...over });
  await readChanges(deps);
}
const bringDecoy = ({ number }: Bought) =>
  bring({ id: Number(number), number: `D-${number}`, order_key: `wc_order_decoy_${number}` });
async function pay(notes: Readonly<Record<string, string>>, site_url = store.url) {
  const charge = await server.simulator.pay({ amount: minor(1000), metadata: { site_url, ...notes } });
  await pollEvents(server.deps);
  await runDueJobs(server.deps, refreshJobs(server.deps.provider));
  return charge;
}
/** The order that the payment's page shows, and the one in the list of transactions. */
async function orderOf({ id, payment_intent }: Readonly<{ id: string; payment_intent: string }>) {
  const { body } = await server.get(`/payment_intents/${payment_intent}`);
  const rows = await server.db
    .selectFrom('transactions')
    .select('order_id')
    .where('charge_id', '=', id)
    .execute();
  return [body.order?.number ?? null, ...rows.map(({ order_id }) => order_id)];
}

describe.each(GATEWAYS)('%s', (_, notes) => {
  test('an order that is here first is found by its payment', async () => {
    const order = nextOrder();
    await bringDecoy(order);
    await bring(order);
    expect(await orderOf(await pay(notes(order)))).toEqual([order.number, order.id]);
  });

  test('a payment that is here first is found by its order, whoever comes in between', async () => {
    const order = nextOrder();
    const charge = await pay(notes(order));
    expect(await orderOf(charge)).toEqual([null, null]);
    await bringDecoy(order);
    await bring(order);
    expect(await orderOf(charge)).toEqual([order.number, order.id]);
  });

  test('a payment over another sum is not the order’s, whichever comes first', async () => {
    const order = nextOrder();
    const early = await pay(notes(order));
    await bring(order, { total: '11.00' });
    const late = await pay(notes(order));
    for (const charge of [early, late]) expect(await orderOf(charge)).toEqual([null, null]);
  });

  test('a payment of another site with the same account is not the order’s, whichever comes first', async () => {
    const order = nextOrder();
    const early = await pay(notes(order), 'https://other.example');
    await bring(order);
    const late = await pay(notes(order), 'https://other.example');
    for (const charge of [early, late]) expect(await orderOf(charge)).toEqual([null, null]);
  });
});

test('what was tied when the orders came is what comes of reading all payments again', async () => {
  const { drift } = await findDrift(server.deps, { repair: false });
  expect(drift.filter(({ kind }) => kind !== 'account')).toEqual([]);
});
