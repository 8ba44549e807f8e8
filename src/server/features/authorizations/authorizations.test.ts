import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppError, fail } from '#contract/kit/errors.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, secondsOf } from '#domain/shared/time.ts';
import { followAccount } from '#server/features/onboarding/follow-account.ts';
import { authorizeOrder, hearOf, payForOrder } from '#tests/factories/provider-payment.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';
import { authorizationsRoutes } from './authorizations-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: authorizationsRoutes });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    'transactions',
    'payment_intents',
    'charges',
    'order_refunds',
    'orders',
    'fraud_decisions',
  ] as const)
    await server.db.deleteFrom(table).execute();
});

const ids = ({ body }: Answer): string[] =>
  body.data.map(({ payment_intent_id }: { payment_intent_id: string }) => payment_intent_id);
const settle = (verb: 'capture' | 'cancel', order_id: number | string, payment_intent_id: string) =>
  server.post(`/orders/${order_id}/${verb}_authorization`, { payment_intent_id });
const passDays = (days: number) =>
  server.simulator.controls
    .now()
    .then((now) => server.simulator.controls.setClock(epochSeconds(now + Math.round(days * DAY_S))));

/** The provider gives this answer to one kind of call while something is done. */
async function refusing<Done>(
  method: 'capturePayment' | 'cancelPayment',
  failure: AppError,
  work: () => Promise<Done>,
): Promise<Done> {
  const original = server.deps.provider[method];
  Object.assign(server.deps.provider, { [method]: () => Promise.reject(failure) });
  try {
    return await work();
  } finally {
    Object.assign(server.deps.provider, { [method]: original });
  }
}

describe('the list', () => {
  test('what waits, the oldest first, with its order, its customer and its true deadline', async () => {
    const first = await authorizeOrder(server);
    await payForOrder(server);
    await passDays(1);
    const inPerson = await authorizeOrder(server, { channel: 'in_person', amount: minor(500) });

    const list = await server.get('/authorizations');

    expect(list.status).toBe(200);
    expect(ids(list)).toEqual([first.payment_intent_id, inPerson.payment_intent_id]);
    expect(list.body.total_count).toBe(2);
    expect(list.body.data[0]).toMatchObject({
      charge_id: first.charge.id,
      order_id: first.order_id,
      amount: 10_000,
      currency: 'usd',
      risk_level: 0,
      customer_name: 'Ada Lovelace',
      customer_email: 'ada@example.com',
      customer_country: 'US',
      is_held_for_review: false,
      order: { id: first.order_id, url: `admin.php?page=wc-orders&action=edit&id=${first.order_id}` },
    });
    const held = (row: { created: string; capture_before: string }) =>
      secondsOf(row.capture_before as never) - secondsOf(row.created as never);
    expect(list.body.data.map(held)).toEqual([7 * DAY_S, 2 * DAY_S]);
  });

  test.each([
    ['', 'abc'],
    ['sort=created&direction=desc', 'cba'],
    ['sort=capture_by&direction=asc', 'abc'],
    ['sort=capture_by&direction=desc', 'cba'],
    ['sort=amount&direction=desc', 'bac'],
    ['sort=amount&direction=asc', 'cab'],
    ['page=2&pagesize=2', 'c'],
    ['page=3&pagesize=2', ''],
  ])('?%s', async (query, expected) => {
    const names = new Map<string, string>();
    for (const [name, amount] of [['a', 200] as const, ['b', 300] as const, ['c', 100] as const]) {
      names.set((await authorizeOrder(server, { amount: minor(amount) })).payment_intent_id, name);
      await passDays(0.1);
    }
    const list = await server.get(`/authorizations?${query}`);
    expect(
      ids(list)
        .map((id) => names.get(id))
        .join(''),
    ).toBe(expected);
    expect(list.body.total_count).toBe(3);
  });

  test('by the day to capture by, the provider’s own deadline comes first, else a week after the payment', async () => {
    const unknown = await authorizeOrder(server);
    await sql`update payment_intents set data = jsonb_set(data, '{capture_before}', 'null')
      where id = ${unknown.payment_intent_id}`.execute(server.db);
    await passDays(1);
    const online = await authorizeOrder(server);
    await passDays(1);
    const inPerson = await authorizeOrder(server, { channel: 'in_person' });
    const wanted = [inPerson, unknown, online].map(({ payment_intent_id }) => payment_intent_id);
    expect(ids(await server.get('/authorizations?sort=capture_by&direction=asc'))).toEqual(wanted);
    expect(ids(await server.get('/authorizations?sort=capture_by&direction=desc'))).toEqual(
      wanted.toReversed(),
    );
    expect(ids(await server.get('/authorizations?sort=created&direction=asc'))).toEqual(
      [unknown, online, inPerson].map(({ payment_intent_id }) => payment_intent_id),
    );
  });

  test('sums are told for each currency, and as one only where there is one', async () => {
    expect((await server.get('/authorizations/summary')).body).toEqual({
      count: 0,
      total: 0,
      currency: '',
      all_currencies: [],
      totals: [],
      ending: 0,
    });
    await authorizeOrder(server);
    await authorizeOrder(server);
    expect((await server.get('/authorizations/summary')).body).toMatchObject({
      count: 2,
      total: 20_000,
      currency: 'usd',
    });
    await authorizeOrder(server, { currency: currency('eur'), amount: minor(700) });
    expect((await server.get('/authorizations/summary')).body).toMatchObject({
      count: 3,
      total: 0,
      currency: '',
      all_currencies: ['usd', 'eur'],
      totals: [
        { currency: 'usd', count: 2, total: 20_000 },
        { currency: 'eur', count: 1, total: 700 },
      ],
    });
  });
});

describe('one', () => {
  test('waits, then is captured', async () => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    const before = await server.get(`/authorizations/${payment_intent_id}`);
    expect(before.body).toMatchObject({ payment_intent_id, is_captured: false });
    expect(before.body.capture_before).toEqual(expect.any(String));
    await settle('capture', order_id, payment_intent_id);
    expect((await server.get(`/authorizations/${payment_intent_id}`)).body).toMatchObject({
      is_captured: true,
    });
  });

  test('is missing where the payment was captured at once, cancelled, or never made', async () => {
    const paid = await payForOrder(server);
    const given = await authorizeOrder(server);
    await settle('cancel', given.order_id, given.payment_intent_id);
    for (const id of [paid.payment_intent_id, given.payment_intent_id, 'pi_nobody'])
      expect(await server.get(`/authorizations/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'authorization_missing' },
      });
  });
});

describe('before they are captured', () => {
  const preview = (...payments: readonly string[]) =>
    server.get(`/authorizations/preview?${payments.map((id) => `payment_intent_ids[]=${id}`).join('&')}`);

  test('what customers pay, the fee, and the balance now and after, as capturing then makes it', async () => {
    await followAccount(server.deps); // The price list is the account's.
    const held = await authorizeOrder(server);
    const { status, body } = await preview(held.payment_intent_id);
    expect(status).toBe(200);
    expect(body.customers).toEqual([{ currency: 'usd', amount: 10_000, count: 1 }]);
    expect(body.balances).toMatchObject([{ currency: 'usd', gross: 10_000 }]);
    const [usd] = body.balances;
    expect(usd.balance.after - usd.balance.now).toBe(10_000 - usd.fee);

    await settle('capture', held.order_id, held.payment_intent_id);
    const balances = await server.simulator.provider.readBalances();
    const own = balances.find(({ currency }) => currency === 'usd');
    expect((own?.available ?? 0) + (own?.pending ?? 0)).toBe(usd.balance.after);
  });

  test('several add up in each currency, and what is not held counts for nothing', async () => {
    await followAccount(server.deps);
    const one = await authorizeOrder(server);
    const other = await authorizeOrder(server, { amount: minor(500) });
    const euros = await authorizeOrder(server, { currency: currency('eur'), amount: minor(2000) });
    const paid = await payForOrder(server);
    const { body } = await preview(
      ...[one, other, euros, paid].map(({ payment_intent_id }) => payment_intent_id),
    );
    expect(body.customers).toEqual([
      { currency: 'usd', amount: 10_500, count: 2 },
      { currency: 'eur', amount: 2000, count: 1 },
    ]);
    // The list is in dollars: what is paid out in euros has its fixed part at today's rate.
    expect(body.balances.map(({ fee }: { fee: number | null }) => typeof fee)).not.toContain('object');
    expect((await preview(paid.payment_intent_id)).body).toEqual({ customers: [], balances: [] });
  });

  test('while the provider is away, what the price list knows', async () => {
    const held = await authorizeOrder(server);
    const { readBalances } = server.deps.provider;
    Object.assign(server.deps.provider, { readBalances: () => Promise.reject(new Error('away')) });
    const { body } = await preview(held.payment_intent_id);
    Object.assign(server.deps.provider, { readBalances });
    expect(body.balances).toMatchObject([{ gross: 10_000, balance: null, next_payout: null, leaves: null }]);
  });
});

describe('the check before several', () => {
  test('says of each what stands in the way, in the order asked, and sends nothing', async () => {
    const lapsing = await authorizeOrder(server, { channel: 'in_person' });
    await passDays(3);
    const ready = await authorizeOrder(server);
    const captured = await authorizeOrder(server);
    const canceled = await authorizeOrder(server);
    await settle('capture', captured.order_id, captured.payment_intent_id);
    await settle('cancel', canceled.order_id, canceled.payment_intent_id);
    const alone = await server.simulator.pay({ capture: 'manual' });
    await hearOf(server, alone);
    const events = await server.simulator.count('charge.captured');

    const asked = [
      [ready.payment_intent_id, 'ready'],
      [captured.payment_intent_id, 'captured'],
      ['pi_nobody', 'missing'],
      [lapsing.payment_intent_id, 'expired'],
      [canceled.payment_intent_id, 'canceled'],
      [alone.payment_intent, 'without_order'],
    ];
    const query = asked.map(([id]) => `payment_intent_ids[]=${id}`).join('&');
    const { status, body } = await server.get(`/authorizations/check?${query}`);

    expect(status).toBe(200);
    expect(body.data).toEqual(asked.map(([payment_intent_id, verdict]) => ({ payment_intent_id, verdict })));
    expect(await server.simulator.count('charge.captured')).toBe(events);
  });

  test('one that is being confirmed is not sent again', async () => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    const answer = await refusing('capturePayment', fail('provider_answer_unknown'), () =>
      settle('capture', order_id, payment_intent_id),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'operation_in_progress' } });
    expect(
      (await server.get(`/authorizations/check?payment_intent_ids[]=${payment_intent_id}`)).body.data,
    ).toEqual([{ payment_intent_id, verdict: 'under_way' }]);
  });

  test.each([
    ['none', ''],
    ['a word', 'payment_intent_ids[]=everything'],
    ['too many', Array.from({ length: 101 }, (_, index) => `payment_intent_ids[]=pi_${index}`).join('&')],
  ])('%s is refused', async (_, query) => {
    expect((await server.get(`/authorizations/check?${query}`)).status).toBe(400);
  });
});
