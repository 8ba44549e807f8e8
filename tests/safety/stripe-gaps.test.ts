import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { stripeProvider } from '#provider/stripe/stripe-provider.ts';
import { backfill } from '#server/events/backfill.ts';
import { listing } from '../stripe/account-with-a-past.ts';
import { gapsOf, withGap } from '../stripe/allowed-gaps.ts';
import type { Handlers } from '../stripe/contract-server.ts';
import { stripeContract } from '../stripe/derive-contract.ts';
import type { Shape } from '../stripe/past-books.ts';
import { openStripeBench } from '../stripe/stripe-bench.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const NONE = { object: 'list', url: '', has_more: false, data: [] };
/** Each kind with its table, and with what a sensible object of it says. */
const KINDS = [
  [
    'charge',
    'charges',
    'GET /v1/charges',
    { captured: true, amount_refunded: 0, refunded: false, disputed: false, refunds: NONE },
  ],
  ['payment_intent', 'payment_intents', 'GET /v1/payment_intents', { status: 'succeeded' }],
  ['refund', 'refunds', 'GET /v1/refunds', { status: 'pending' }],
  ['dispute', 'disputes', 'GET /v1/disputes', { status: 'won' }],
  ['payout', 'payouts', 'GET /v1/payouts', { status: 'paid', automatic: false }],
  ['transaction', 'transactions', 'GET /v1/balance_transactions', { type: 'charge', fee: 0, source: null }],
] as const;

/** One object for every field that may be missing, and one that misses none. */
function objectsOf(endpoint: string, sensible: object): readonly Shape[] {
  const contract = stripeContract();
  const { full, gaps } = gapsOf(contract);
  const schema = contract.endpoints[endpoint]?.response ?? {};
  const whole = { ...(full(schema) as object), ...sensible };
  return [whole, ...gaps(schema).map((gap) => withGap(whole, gap))].map((one, n) => {
    const id = `${endpoint.slice(8)}_${n}`;
    const charge = 'latest_charge' in (one as object) && { latest_charge: `ch_of_${n}` };
    return { ...(one as object), ...charge, id };
  });
}

test('whatever Stripe’s types allow to be missing is kept or set aside, and never a stop', async () => {
  const objects = KINDS.map(([kind, table, endpoint, sensible]) => ({
    ...{ kind, table, endpoint, all: objectsOf(endpoint, sensible) },
  }));
  const lists = Object.fromEntries(objects.map(({ endpoint, all }) => [endpoint, listing(all)]));
  const handlers: Handlers = {
    ...lists,
    'GET /v1/balance_transactions': (call) =>
      call.params.source === undefined && call.params.payout === undefined
        ? lists['GET /v1/balance_transactions']?.(call)
        : listing([])(call),
    'GET /v1/account': ({ sample }) => ({
      ...sample(),
      id: 'acct_1',
      country: 'US',
      default_currency: 'usd',
    }),
    'GET /v1/payouts/{payout}': ({ id }) => objects[4]?.all.find((one) => one.id === id),
    'GET /v1/events': listing([]),
  };
  const { line, server } = await openStripeBench({ handlers });
  const { db } = database;
  const deps = { db, provider: stripeProvider(line), now: () => epochSeconds(1_780_000_000), log: silent };
  await backfill(deps);

  for (const { kind, table, all } of objects) {
    const { rows } = await sql<{ kept: number; aside: number }>`
      select (select count(*)::int from ${sql.table(table)}) as kept,
        (select count(*)::int from set_aside_objects where kind = ${kind}) as aside`.execute(db);
    const { kept = 0, aside = 0 } = rows[0] ?? {};
    expect(all.length, kind).toBeGreaterThan(10);
    /** A refund without a charge is of nothing we keep. */
    const passedOver = kind === 'refund' ? 1 : 0;
    expect(kept + aside, kind).toBeGreaterThanOrEqual(all.length - passedOver);
    expect(kept / all.length, kind).toBeGreaterThan(0.9);
  }
  await server.close();
}, 300_000);
