import { sql } from 'kysely';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { accountFromStripe } from '#provider/stripe/account-from-stripe.ts';
import { disputeFromStripe } from '#provider/stripe/dispute-from-stripe.ts';
import { fileFromStripe } from '#provider/stripe/file-calls.ts';
import { intentFromStripe } from '#provider/stripe/intent-from-stripe.ts';
import { payoutFromStripe } from '#provider/stripe/payout-from-stripe.ts';
import { readerFromStripe } from '#provider/stripe/reader-from-stripe.ts';
import { refundOfMoney } from '#provider/stripe/refund-from-stripe.ts';
import { stripeProvider } from '#provider/stripe/stripe-provider.ts';
import { transactionFromStripe } from '#provider/stripe/transaction-from-stripe.ts';
import { wholeCharge } from '#provider/stripe/whole-charge.ts';
import { backfill } from '#server/events/backfill.ts';
import { accountRow } from '#server/events/object-rows.ts';
import { listing } from '../stripe/account-with-a-past.ts';
import { readingsOf, withGap } from '../stripe/allowed-gaps.ts';
import type { Handlers } from '../stripe/contract-server.ts';
import { stripeContract } from '../stripe/derive-contract.ts';
import type { Shape } from '../stripe/past-books.ts';
import { READABLE_OBJECTS } from '../stripe/readable-objects.ts';
import { openStripeBench, type StripeBench } from '../stripe/stripe-bench.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
/** Answers what is asked beside an object with the plainest there is. */
let plain: StripeBench;
beforeAll(async () => {
  database = await createTestDatabase();
  plain = await openStripeBench();
});
afterAll(async () => {
  await plain.server.close();
  await database.drop();
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Kind = Readonly<{
  kind: string;
  table: string;
  endpoint: string;
  /** What a sensible object of it says, where the first word of a type makes none. */
  sensible: object;
  read: (told: never) => unknown;
  /** The kinds of object that may stand where several can. */
  chosen?: readonly Readonly<Record<string, string>>[];
}>;

const KINDS: readonly Kind[] = [
  {
    ...{ kind: 'charge', table: 'charges', endpoint: 'GET /v1/charges' },
    sensible: { captured: true, amount_refunded: 0, refunded: false, disputed: false, status: 'succeeded' },
    read: (told: Stripe.Charge) => wholeCharge(plain.line, told),
  },
  {
    ...{ kind: 'payment_intent', table: 'payment_intents', endpoint: 'GET /v1/payment_intents' },
    sensible: { status: 'requires_capture' },
    read: intentFromStripe,
  },
  {
    ...{ kind: 'refund', table: 'refunds', endpoint: 'GET /v1/refunds' },
    sensible: { status: 'pending' },
    read: refundOfMoney,
  },
  {
    ...{ kind: 'dispute', table: 'disputes', endpoint: 'GET /v1/disputes' },
    sensible: { status: 'won' },
    read: disputeFromStripe,
  },
  {
    ...{ kind: 'payout', table: 'payouts', endpoint: 'GET /v1/payouts' },
    sensible: { status: 'paid', automatic: false },
    read: payoutFromStripe,
    chosen: [{ destination: 'BankAccount' }, { destination: 'Card' }],
  },
  {
    ...{ kind: 'transaction', table: 'transactions', endpoint: 'GET /v1/balance_transactions' },
    sensible: { type: 'charge', reporting_category: 'charge', fee: 0 },
    read: transactionFromStripe,
    chosen: ['Charge', 'Refund', 'Dispute'].map((source) => ({ source })),
  },
];

/** One object for every field that is read and may be missing, and one that misses none. */
async function objectsOf({ endpoint, sensible, read, chosen = [{}] }: Omit<Kind, 'kind' | 'table'>) {
  const contract = stripeContract();
  const { watched } = readingsOf(contract);
  const made: Shape[] = [];
  for (const choice of chosen) {
    const { object, whole, gaps } = watched(contract.endpoints[endpoint]?.response ?? {}, {
      given: { ...sensible },
      chosen: choice,
    });
    await read(object as never);
    for (const each of [whole, ...gaps().map((gap) => withGap(whole, gap))])
      made.push(named(each as object, `${endpoint.slice(8)}_${made.length}`));
  }
  return made;
}

/** Each of its own name, and with a charge of its own: a charge belongs to one payment. */
function named(one: object, id: string): Shape {
  const latest = 'latest_charge' in one ? one.latest_charge : undefined;
  const latest_charge = typeof latest === 'object' && latest !== null ? { ...latest, id: `ch_${id}` } : null;
  return { ...one, ...(latest !== undefined && { latest_charge }), id };
}

test('whatever we read and Stripe’s types allow to be missing is kept or set aside, and never a stop', async () => {
  const objects: (Kind & Readonly<{ all: readonly Shape[] }>)[] = [];
  for (const one of KINDS) objects.push({ ...one, all: await objectsOf(one) });
  const lists = Object.fromEntries(objects.map(({ endpoint, all }) => [endpoint, listing(all)]));
  const wholeOf = (kind: string) => objects.find((one) => one.kind === kind)?.all ?? [];
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
    'GET /v1/charges/{charge}': ({ id }) => ({ ...wholeOf('charge')[0], id }),
    'GET /v1/payouts/{payout}': ({ id }) => wholeOf('payout').find((one) => one.id === id),
    'GET /v1/events': listing([]),
  };
  const { line, server } = await openStripeBench({ handlers });
  const { db } = database;
  const deps = { db, provider: stripeProvider(line), now: () => epochSeconds(1_780_000_000), log: silent };
  await backfill(deps);

  for (const { kind, table, all } of objects) {
    const { rows } = await sql<{ kept: number; aside: number; reasons: readonly string[] | null }>`
      select (select count(*)::int from ${sql.table(table)}) as kept, count(*)::int as aside,
        array_agg(object_id || ': ' || reason) as reasons
      from set_aside_objects where kind = ${kind}`.execute(db);
    const { kept = 0, aside = 0, reasons } = rows[0] ?? {};
    expect(all.length, kind).toBeGreaterThan(5);
    /** A refund without a charge is of nothing we keep. */
    const passedOver = kind === 'refund' ? 1 : 0;
    expect(kept + aside, kind).toBeGreaterThanOrEqual(all.length - passedOver);
    expect(aside / all.length, `${kind} ${reasons?.join('\n')}`).toBeLessThan(0.1);
  }
  await server.close();
}, 300_000);

/** What is kept elsewhere than in those lists, or read beside them. */
const BESIDE: readonly Omit<Kind, 'kind' | 'table'>[] = [
  { endpoint: 'GET /v1/files', sensible: {}, read: fileFromStripe },
  { endpoint: 'GET /v1/terminal/readers', sensible: {}, read: readerFromStripe },
  { endpoint: 'GET /v1/payouts', sensible: { status: 'failed', automatic: true }, read: payoutFromStripe },
  { endpoint: 'GET /v1/payouts', sensible: { status: 'canceled', automatic: false }, read: payoutFromStripe },
];
test.each(BESIDE)('whatever is missing of $endpoint $sensible, the rest is read', async (one) => {
  const objects = await objectsOf(one);
  expect(objects.length).toBeGreaterThanOrEqual(3);
  for (const object of objects) expect(() => one.read(object as never), object.id).not.toThrow();
});

test('a payout made by hand that came back is two lines, whatever of it is missing', async () => {
  const given = { status: 'failed', automatic: false };
  const all = await objectsOf({ endpoint: 'GET /v1/payouts', sensible: given, read: payoutFromStripe });
  const back = { ...plain.server.sample('GET /v1/balance_transactions'), id: 'txn_1', currency: 'usd' };
  for (const source of all) {
    const told = { ...back, type: 'payout_failure', reporting_category: 'payout_reversal', source };
    expect(transactionFromStripe(told as never), source.id).toMatchObject({ type: 'adjustment' });
  }
});

/** Loans are a preview, which no types describe: each field of what its pages show is left out in turn. */
test('a loan is read, or left out, whatever of it is missing', async () => {
  const shown: Readonly<Record<string, Shape>> = Object.fromEntries(
    await Promise.all(
      ['financing_offers', 'financing_transactions', 'financing_summary'].map(async (what) => {
        const answer = await READABLE_OBJECTS[`GET /v1/capital/${what}`]?.({
          params: { financing_offer: 'financingoffer_1' },
        } as never);
        return [what, answer as Shape];
      }),
    ),
  );
  let tried = 0;
  for (const [what, answer] of Object.entries(shown))
    for (const path of pathsIn(answer))
      for (const how of ['null', 'absent'] as const) {
        const handlers = {
          ...READABLE_OBJECTS,
          [`GET /v1/capital/${what}`]: () => withGap(answer, { path, how }),
        };
        const { line, server } = await openStripeBench({ handlers, account: 'acct_1' });
        const asked = stripeProvider(line).listObjects('loan', null, 10);
        await expect(asked, `${what} ${path.join('.')} ${how}`).resolves.toHaveProperty('data');
        await server.close();
        tried += 1;
      }
  expect(tried).toBeGreaterThan(40);
});

/** Every place in it, lists by their first. */
function pathsIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (Array.isArray(value)) return pathsIn(value[0], [...at, '0']);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'object' && at.length === 0 ? [] : [[...at, name], ...pathsIn(inside, [...at, name])],
  );
}

test('an account is an account, whatever of it is missing', async () => {
  const contract = stripeContract();
  const settings = { secretKey: () => '', publishableKey: '', account: undefined, isLive: false };
  const beside = { settings, customerCurrencies: [], balance: undefined, hasLoans: false };
  const read = (told: unknown) => accountRow(accountFromStripe(told as Stripe.Account, beside));
  const { object, whole, gaps } = readingsOf(contract).watched(
    contract.endpoints['GET /v1/account']?.response ?? {},
  );
  accountFromStripe(object as Stripe.Account, beside);
  expect(gaps().length).toBeGreaterThan(20);
  for (const gap of gaps())
    expect(() => read(withGap(whole, gap)), `${gap.path.join('.')} ${gap.how}`).not.toThrow();
});
