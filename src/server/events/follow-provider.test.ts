import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, MINUTE_S } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { rounds } from '#tests/rounds.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { emptyTables } from '#tests/test-database.ts';
import { openTestProvider, type TestProvider } from '#tests/test-provider.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { armFailpoint, disarmFailpoint, type Failpoint, SimulatedCrash } from '../failpoints.ts';
import { refundCharge } from '../operations/money/refund-charge.ts';
import { runOperation } from '../operations/run-operation.ts';
import { providerJobs } from '../start/provider-jobs.ts';
import { backfill } from './backfill.ts';
import { checkDrift } from './check-drift.ts';
import { findDrift } from './find-drift.ts';
import { keepObjects } from './keep-objects.ts';
import { pollEvents } from './poll-events.ts';
import { receiveEvents } from './receive-events.ts';
import { refreshObject } from './refresh-object.ts';

/** Of this card, every refund is sent back by the bank some days later. */
const REFUNDS_FAIL = '4000000000005126';

let server: TestServer;
let simulator: TestProvider;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyTables(server.db);
  await server.deps.pool.query('delete from graphile_worker._private_jobs');
  simulator = await openTestProvider();
});
afterEach(disarmFailpoint);

const deps = (provider: PaymentProvider = simulator.provider) => ({ ...server.deps, provider });
const work = () => runDueJobs(server.deps, providerJobs(simulator.provider).jobs);
const countOf = async (table: 'charges' | 'refunds' | 'transactions' | 'payouts' | 'provider_events') =>
  (
    await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;
const drift = async () => (await findDrift(deps(), { repair: false })).drift;

/** A little life: sales, a refund, a dispute, and payouts that left. */
async function someBusiness(): Promise<void> {
  const charges = [await simulator.pay(), await simulator.pay(), await simulator.pay()];
  const [first, second] = charges;
  if (!first || !second) throw new Error('Nobody paid.');
  await simulator.provider.refundCharge({ charge: first.id, amount: minor(2500), idempotencyKey: first.id });
  await simulator.controls.raiseDispute({ charge: second.id, reason: 'fraudulent' });
  await simulator.controls.setClock(epochSeconds((await simulator.controls.now()) + 12 * DAY_S));
  await simulator.pay({ capture: 'manual' });
}

describe('the poller', () => {
  test('fetches what was never delivered, and once', async () => {
    await someBusiness();
    expect(await pollEvents(deps())).toBeGreaterThan(10);
    await work();
    expect(await drift()).toMatchObject([]);
    expect(await countOf('charges')).toBe(4);
    expect(await pollEvents(deps())).toBe(0);
  });

  test.each(Array.from({ length: rounds(4, 10, 100) }, (_, nth) => nth))(
    'reaches the same state without a single delivery (history %i)',
    async (nth) => {
      for (let times = 0; times <= nth % 3; times += 1) await someBusiness();
      const held = await simulator.pay({ capture: 'manual', amount: minor(1000 + nth) });
      const settled = { payment_intent: held.payment_intent, idempotencyKey: 'settled' };
      await (nth % 2 === 0
        ? simulator.provider.capturePayment(settled)
        : simulator.provider.cancelPayment(settled));
      await pollEvents(deps());
      await work();
      expect(await drift()).toMatchObject([]);
    },
  );

  test('goes on from where it stopped, page by page', async () => {
    for (let sale = 0; sale < 60; sale += 1) await simulator.pay();
    const asked: number[] = [];
    const counted: PaymentProvider = {
      ...simulator.provider,
      listEvents: (after, limit) => {
        asked.push(after);
        return simulator.provider.listEvents(after, limit);
      },
    };
    await pollEvents(deps(counted));
    await simulator.pay();
    await pollEvents(deps(counted));

    expect(asked.length).toBeGreaterThan(2);
    expect([...asked].sort((a, b) => a - b)).toEqual(asked);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await countOf('provider_events')).toBe((await simulator.provider.listEvents(0, 10_000)).length);
  });

  test('several at once fetch each event once', async () => {
    await someBusiness();
    await Promise.all(Array.from({ length: 5 }, () => pollEvents(deps())));
    expect(await countOf('provider_events')).toBe((await simulator.provider.listEvents(0, 10_000)).length);
  });

  test('takes up events whose job was lost, after ten minutes', async () => {
    await simulator.pay();
    await pollEvents(deps());
    await server.deps.pool.query('delete from graphile_worker._private_jobs'); // As a restored backup has none.
    server.clock.now = epochSeconds(server.clock.now + 10 * MINUTE_S - 1);
    await pollEvents(deps());
    await work();
    expect(await countOf('charges')).toBe(0);

    server.clock.now = epochSeconds(server.clock.now + 1);
    await pollEvents(deps());
    await work();
    expect(await countOf('charges')).toBe(1);
  });
});

describe('a new database', () => {
  test('is filled with everything there is', async () => {
    await someBusiness();
    await backfill(deps());
    expect(await drift()).toEqual([]);
    expect(await countOf('payouts')).toBeGreaterThan(0);
    const sums = await server.deps.pool.query(
      `select payouts.id from payouts left join transactions on deposit_id = id
       group by id having payouts.amount + fee <> coalesce(sum(net), 0)`,
    );
    expect(sums.rows).toEqual([]);
  });

  test('is filled on from where a break came, without asking again for what is there', async () => {
    for (let sale = 0; sale < 210; sale += 1) await simulator.pay();
    let pages = 0;
    const asked: string[] = [];
    const breaking: PaymentProvider = {
      ...simulator.provider,
      listObjects: (kind, after, limit) => {
        pages += 1;
        if (pages === 5) return Promise.reject(new Error('The line is dead.'));
        asked.push(`${kind} ${after}`);
        return simulator.provider.listObjects(kind, after, limit);
      },
    };
    await expect(backfill(deps(breaking))).rejects.toThrow('The line is dead.');
    await backfill(deps(breaking));

    expect(new Set(asked).size).toBe(asked.length);
    expect(await drift()).toEqual([]);
    expect(await countOf('transactions')).toBe(210);
  });
});

describe('drift', () => {
  beforeEach(async () => {
    await someBusiness();
    await backfill(deps());
  });

  const PLANTED: readonly (readonly [string, string, 'missing' | 'different' | 'unexplained'])[] = [
    ['charge', `delete from charges where not captured`, 'missing'],
    ['refund', `update refunds set status = 'failed'`, 'different'],
    ['dispute', `update disputes set data = data || '{"status":"won"}'`, 'different'],
    [
      'transaction',
      `update transactions set customer_name = 'Mallory' where transaction_id = (select min(transaction_id) from transactions)`,
      'different',
    ],
    [
      'payment_intent',
      `update payment_intents set amount = amount + 1 where status = 'succeeded'`,
      'different',
    ],
    [
      'refund',
      `insert into refunds select provider, 're_never', charge_id, payment_intent_id, status, amount, currency, null, created, data
       from refunds`,
      'unexplained',
    ],
  ];
  test.each(PLANTED)('of a %s is found (%#)', async (kind, statement, what) => {
    await server.deps.pool.query(statement);
    const found = await drift();
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((one) => `${one.kind} ${one.what}`))).toEqual(new Set([`${kind} ${what}`]));
  });

  test('is repaired, written down, and what only we have is left to a person', async () => {
    for (const [, statement] of PLANTED) await server.deps.pool.query(statement);
    await checkDrift(deps(), { repair: true });
    expect(await drift()).toEqual([{ kind: 'refund', id: 're_never', what: 'unexplained' }]);
    const check = await server.db.selectFrom('drift_checks').selectAll().executeTakeFirstOrThrow();
    expect(check).toMatchObject({ missing: 1, unexplained: 1, finished: expect.any(String) });
    expect(check.repaired).toBe(check.missing + check.different);
  });
});

const CRASHES: readonly Failpoint[] = [
  'event-before-insert-commit',
  'event-after-insert',
  'event-before-apply-commit',
  'event-after-apply',
];
test.each(CRASHES)('a process that dies %s loses no event', async (name) => {
  const charge = await simulator.pay();
  const events = await simulator.provider.listEvents(0, 100);
  const from = { provider: 'simulator', came_by: 'delivery' } as const;
  armFailpoint(name);
  const follow = async () => {
    await receiveEvents(server.deps, from, events);
    await refreshObject(deps(), 'charge', charge.id);
  };
  await expect(follow()).rejects.toThrow(SimulatedCrash);

  await receiveEvents(server.deps, from, events); // The simulator delivers again what was not answered.
  await work();
  const states = await server.db.selectFrom('provider_events').select('state').distinct().execute();
  expect(states.map(({ state }) => state).sort()).not.toContain('waiting');
  expect(await countOf('charges')).toBe(1);
});

describe('the event of a refund and the answer to it meet in one row', () => {
  const refund = (provider: PaymentProvider, charge: `ch_${string}` | `py_${string}`) =>
    runOperation(
      {
        ...deps(provider),
        actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
        ip: '::1',
        idempotency: { key: undefined, markReplayed: () => undefined },
      },
      refundCharge,
      { charge, amount: minor(1000) },
    );
  const expectOne = async () => {
    const rows = await server.db.selectFrom('refunds').select(['id', 'operation_id']).execute();
    expect(rows).toEqual([{ id: expect.any(String), operation_id: expect.stringMatching(/^op_/) }]);
    const money = await server.db.selectFrom('transactions').select('type').orderBy('type').execute();
    expect(money).toEqual([{ type: 'charge' }, { type: 'refund' }]);
    expect(await drift()).toEqual([]);
  };

  test('when the event comes first', async () => {
    const { id } = await simulator.pay();
    const telling: PaymentProvider = {
      ...simulator.provider,
      refundCharge: async (request) => {
        const answer = await simulator.provider.refundCharge(request);
        await pollEvents(deps());
        await work();
        return answer;
      },
    };
    await refund(telling, id);
    await expectOne();
  });

  test('when the answer comes first', async () => {
    const { id } = await simulator.pay();
    await refund(simulator.provider, id);
    await pollEvents(deps());
    await work();
    await expectOne();
  });

  test('when it has failed before its answer is kept, it counts for nothing on its order', async () => {
    const { id: order_id } = await saveOrder(server.db, { status: 'processing' });
    const { id } = await simulator.pay({
      ...{ card: REFUNDS_FAIL, amount: minor(1000), metadata: { order_id: String(order_id) } },
    });
    const slow: PaymentProvider = {
      ...simulator.provider,
      refundCharge: async (request) => {
        const answer = await simulator.provider.refundCharge(request);
        await simulator.controls.setClock(epochSeconds((await simulator.controls.now()) + 3 * DAY_S));
        await pollEvents(deps());
        await work();
        return answer;
      },
    };
    await refund(slow, id);
    expect(await server.db.selectFrom('refunds').select('status').execute()).toEqual([{ status: 'failed' }]);
    expect(await server.db.selectFrom('order_refunds').select(['order_id', 'failed']).execute()).toEqual([
      { order_id, failed: true },
    ]);
  });
});

test('of two readings the one that began later stays, whichever is written last', async () => {
  const { id } = await simulator.pay();
  const old = await simulator.provider.findObject('charge', id);
  await simulator.provider.refundCharge({ charge: id, amount: minor(700), idempotencyKey: 'r' });
  const fresh = await simulator.provider.findObject('charge', id);
  if (!old || !fresh) throw new Error('The charge is gone.');
  const keep = (read_order: number, charge: typeof old) =>
    server.db
      .transaction()
      .execute((trx) => keepObjects(trx, { provider: 'simulator', read_order }, 'charge', [charge]));

  expect([await keep(2, fresh), await keep(1, old), await keep(2, old)]).toEqual([1, 0, 0]);
  const charges = await server.db.selectFrom('charges').select('amount_refunded').execute();
  expect(charges).toEqual([{ amount_refunded: 700 }]);
});

test.each([
  ['more refunded than captured', 'amount_refunded = amount_captured + 1'],
  ['more captured than authorized', 'amount_captured = amount + 1'],
  ['less than nothing refunded', 'amount_refunded = -1'],
])('the database itself refuses %s', async (_, change) => {
  const { id } = await simulator.pay();
  await refreshObject(deps(), 'charge', id);
  await expect(server.deps.pool.query(`update charges set ${change}`)).rejects.toThrow(
    'refunded_within_captured_within_authorised',
  );
});
