import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { takeUpWhatWasLeft } from '#server/events/provider-jobs.ts';
import { findBroken, INVARIANTS } from '#server/invariants/check-invariants.ts';
import { beginCheckout, getCheckout } from '#server/store/checkout-repository.ts';
import { COMPANY_START, openTestCompany, type TestCompany } from '../test-company.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '../test-database.ts';
import { operationsByKind } from './operations-by-kind.ts';
import { remoteProvider, serveProvider } from './remote-provider.ts';

const SCRIPT = fileURLToPath(new URL('./run-one-operation.ts', import.meta.url));
const FAILPOINTS = [
  'after-create-commit',
  'before-send',
  'after-send-before-commit',
  'mid-apply',
  'before-finish-commit',
  'after-commit-before-reply',
] as const;
const RECONCILED_WITHIN_MS = 10_000;

let database: TestDatabase;
let company: TestCompany;
let remote: Awaited<ReturnType<typeof serveProvider>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.db);
  company = await openTestCompany();
  remote = await serveProvider(company.provider);
  return () => remote.close();
});

const AMARA = { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] };
const CHECKOUT = '00000000-0000-4000-8000-000000000001';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const disputed = async () => {
  const { id } = await company.pay();
  return (await company.controls.raiseDispute({ charge: id, reason: 'fraudulent' })).id;
};

/** Each money action: what it acts on, and what the company counts when it happens. */
const ACTIONS: Readonly<Record<string, { prepare: () => Promise<object>; event: string }>> = {
  refund_charge: {
    prepare: async () => ({ charge: (await company.pay()).id, amount: minor(2500) }),
    event: 'refund.created',
  },
  capture_payment: {
    prepare: async () => ({ payment_intent: (await company.pay({ capture: 'manual' })).payment_intent }),
    event: 'charge.captured',
  },
  cancel_payment: {
    prepare: async () => ({ payment_intent: (await company.pay({ capture: 'manual' })).payment_intent }),
    event: 'payment_intent.canceled',
  },
  close_dispute: { prepare: async () => ({ dispute: await disputed() }), event: 'charge.dispute.closed' },
  answer_dispute: {
    prepare: async () => ({
      dispute: await disputed(),
      evidence: { uncategorized_text: 'The parcel was signed for.' },
      metadata: {},
      submit: true,
    }),
    event: 'charge.dispute.updated',
  },
  pay_out_instantly: {
    prepare: async () => {
      await company.provider.updatePayoutSchedule({ interval: 'manual' });
      await company.pay({ amount: minor(50_000) });
      await company.controls.setClock(epochSeconds(COMPANY_START + 10 * DAY_S));
      return { currency: 'usd' };
    },
    event: 'payout.created',
  },
  pay_order: { prepare: () => orderToPay('4242424242424242'), event: 'payment_intent.succeeded' },
  confirm_payment: {
    prepare: async () => {
      const request = await orderToPay('4000002760003184');
      const deps = { ...{ db: database.db, log: silent, now: () => COMPANY_START, ip: '::1' } };
      const asking = { ...deps, provider: company.provider, actor: AMARA };
      const idempotency = { key: 'paid before', markReplayed: () => undefined };
      await operationsByKind.pay_order?.({ ...asking, idempotency }, request);
      const { payment_intent_id } = await getCheckout(database.db, CHECKOUT);
      return { order_id: request.order_id, payment_intent: payment_intent_id };
    },
    event: 'payment_intent.succeeded',
  },
};

/** An order that waits for its payment, and what will be asked of the company for it. */
async function orderToPay(card: string): Promise<{ order_id: number }> {
  const { payment_method } = company.controls.checkCard(card, false) ?? expect.fail('a known card');
  const customer = { name: 'Ada', email: 'ada@example.com', country: 'US' };
  const items = [{ product_id: null, name: 'Jar', sku: '', price: 5000, quantity: 1 }];
  const { order_id, request } = await beginCheckout(
    { db: database.db, now: () => COMPANY_START },
    {
      ...{ key: CHECKOUT, attempt: 1 },
      order: { currency: currency('usd'), items, customer, billing: null, shipping: null },
      request: ({ id, total }) => ({
        ...{ order_id: id, attempt: 1, amount: total, currency: 'usd', payment_method },
        ...{ capture: 'automatic', customer },
      }),
    },
  );
  return { ...Object(request), order_id };
}

/** Runs the action in a process of its own and answers the signal it died of. */
function actAndDie(kind: string, input: object, failpoint: string): Promise<string | null> {
  const asked = {
    ...{ url: remote.url, connection: database.connection, kind, input, key: 'k', now: COMPANY_START },
  };
  const env = { ...process.env, NODE_ENV: 'test', FAILPOINT: failpoint, ASKED: JSON.stringify(asked) };
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT], { env, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (_, signal) => resolve(signal));
  });
}

/** A refund stands for all in the quick run; SAFETY_FULL kills each action at each point, three times. */
const isFull = Boolean(process.env.SAFETY_FULL);
const kinds = Object.keys(ACTIONS).filter((kind) => isFull || kind === 'refund_charge');
const ROUNDS = isFull ? [1, 2, 3] : [1];
const CASES = FAILPOINTS.flatMap((failpoint) => ROUNDS.map((round) => [failpoint, round] as const));

describe.each(kinds)('kill -9 during %s', (kind) => {
  test.each(CASES)(
    '%s, round %i: nothing lost, nothing doubled',
    async (failpoint) => {
      const { prepare, event } = ACTIONS[kind] ?? { prepare: async () => ({}), event: '' };
      const input = await prepare();
      const before = await company.count(event);
      expect(await actAndDie(kind, input, failpoint)).toBe('SIGKILL');

      const deps = { db: database.db, log: silent, now: () => COMPANY_START };
      const provider = remoteProvider(remote.url);
      const began = performance.now();
      await takeUpWhatWasLeft(deps, provider);
      expect(performance.now() - began).toBeLessThan(RECONCILED_WITHIN_MS);

      expect(await company.count(event)).toBe(before + 1);
      const kept = await database.db
        .selectFrom('operations')
        .select(['state'])
        .where('kind', '=', kind)
        .execute();
      expect(kept).toEqual([{ state: 'succeeded' }]);
      const replays: string[] = [];
      await operationsByKind[kind]?.(
        {
          ...{ ...deps, provider, ip: '::1' },
          actor: AMARA,
          idempotency: { key: 'k', markReplayed: () => void replays.push(kind) },
        },
        input,
      );
      expect(replays).toEqual([kind]);
      expect(await company.count(event)).toBe(before + 1);
      expect(await brokenAudit()).toEqual([]);
    },
    60_000,
  );
});

async function brokenAudit() {
  const client = await database.pool.connect();
  try {
    const audit = INVARIANTS.filter(({ name }) => name.startsWith('audit'));
    return (await findBroken(client, COMPANY_START, audit)).filter(({ broken }) => broken > 0);
  } finally {
    client.release();
  }
}
