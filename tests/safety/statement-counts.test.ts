import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { checkOut } from '#server/checkout/check-out.ts';
import { pollEvents } from '#server/events/poll-events.ts';
import { receiveEvents } from '#server/events/receive-events.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { tellWaiting } from '#server/store/customer-courier.ts';
import { type Counted, countStatements } from '../count-statements.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { emptyTables } from '../test-database.ts';
import { openTestProvider, type TestProvider } from '../test-provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type MoneyKind, moneyOperations } from './money-operations.ts';

/**
 * How often the database is asked for each money action: by the action itself, and by the news of it when that comes after the
 * answer. They creep: whoever needs more of them changes a number here, and says why.
 */
const LIMITS: Readonly<Record<MoneyKind, Readonly<{ statements: number; written: number; waits: boolean }>>> =
  {
    pay_order: { statements: 10, written: 2, waits: false },
    confirm_payment: { statements: 10, written: 2, waits: false },
    refund_charge: { statements: 14, written: 2, waits: false },
    capture_payment: { statements: 11, written: 2, waits: false },
    cancel_payment: { statements: 9, written: 2, waits: false },
    accept_dispute: { statements: 8, written: 2, waits: true },
    answer_dispute: { statements: 8, written: 2, waits: true },
    pay_out_instantly: { statements: 9, written: 2, waits: true },
  };
/** What was delivered together is one transaction: begin, lock, write, commit; and a job where something has to be read again. */
const NEWS_STATEMENTS = 4;
/** A customer whom the store knows: the rules, begin, order, checkout, operation, commit, and what paying it asks. */
const CHECKOUT = { statements: 15, written: 2 };
/** Begin, the order, the store's options, that it has left, commit; for all that are mailed together. */
const MAIL = { statements: 5, written: 1 };

const START = epochSeconds(1_763_180_000);
let server: TestServer;
let simulator: TestProvider;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyTables(server.db);
  await server.deps.pool.query('delete from graphile_worker._private_jobs');
  simulator = await openTestProvider(START, 'acct_counted');
});

/** Everything that was told so far is applied. */
async function hearEverything(): Promise<void> {
  await pollEvents({ ...server.deps, provider: simulator.provider });
  await runDueJobs(server.deps, refreshJobs(simulator.provider));
}
const lastSequence = async (): Promise<number> =>
  (await simulator.provider.listEvents(0, 10_000)).at(-1)?.sequence ?? 0;
const waiting = async (): Promise<number> =>
  (await server.db.selectFrom('provider_events').select('id').where('state', '=', 'waiting').execute())
    .length;

/** Told with what was sent, where there is more than there should be. */
const expectAtMost = (
  { statements, written }: Counted,
  most: Readonly<{ statements: number; written: number }>,
) =>
  expect(
    statements.length <= most.statements && written <= most.written ? 'few enough' : { statements, written },
  ).toBe('few enough');

describe.each(Object.entries(LIMITS))('%s', (kind, { waits, ...most }) => {
  const { prepare, run } = moneyOperations[kind as MoneyKind];

  const ofNews = NEWS_STATEMENTS + (waits ? 1 : 0);

  test(`asks at most ${most.statements} times, in ${most.written} transactions, and its news at most ${ofNews} times`, async () => {
    await simulator.pay(); // The first sale of an account is also news of the account.
    const input = await prepare({ simulator, db: server.db });
    await hearEverything();
    const before = await lastSequence();
    const context = {
      ...{ ...server.deps, provider: simulator.provider, ip: '::1' },
      actor: { user_id: 1, email: 'amara@example.com', first_name: 'Amara', capabilities: [] },
      idempotency: { key: kind, markReplayed: () => expect.fail('it was no replay') },
    };
    expectAtMost(await countStatements(() => run(context, input)), most);

    const news = await simulator.provider.listEvents(before, 100);
    expect(news.length).toBeGreaterThan(0);
    const heard = await countStatements(() =>
      receiveEvents(server.deps, { provider: 'simulator', came_by: 'delivery' }, news),
    );
    expectAtMost(heard, { statements: ofNews, written: 1 });
    expect((await waiting()) > 0).toBe(waits);
  });
});

test(`a checkout asks at most ${CHECKOUT.statements} times, in ${CHECKOUT.written} transactions, and its mail at most ${MAIL.statements} times`, async () => {
  const deps = { ...server.deps, ip: '::1' };
  const checkout = () => {
    const customer = { name: 'Ada Lovelace', email: 'ada@example.com', country: 'GB' };
    const items = [{ product_id: null, name: 'A map', sku: '', quantity: 1, price: 2000 }];
    const order = { currency: 'usd', items, customer, billing: null, shipping: null };
    const card = '4242424242424242';
    return checkOut(deps, {
      ...{ key: randomUUID(), attempt: 1, order, card, capture: 'automatic', ip_country: null },
    });
  };
  await checkout(); // From now on the customer is known.
  let order_id = 0;
  const counted = await countStatements(async () => {
    ({ order_id } = await checkout());
  });
  expectAtMost(counted, CHECKOUT);
  expect(order_id).toBeGreaterThan(0);
  expectAtMost(await countStatements(() => tellWaiting(deps)), MAIL);
});
