import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppError, fail } from '#contract/kit/errors.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { authorizeOrder, hearOf, payForOrder, screenOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
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

describe('capture and cancel', () => {
  test.each([
    ['capture', 'succeeded', 'charge.captured'],
    ['cancel', 'canceled', 'payment_intent.canceled'],
  ] as const)('%s ends in %s, is audited, and leaves the list', async (verb, status, event) => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    const before = await server.simulator.count(event);
    expect(await settle(verb, order_id, payment_intent_id)).toMatchObject({
      status: 200,
      body: { id: payment_intent_id, status },
    });
    expect(await server.simulator.count(event)).toBe(before + 1);
    expect((await server.get('/authorizations')).body.total_count).toBe(0);
    const audited = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', payment_intent_id)
      .execute();
    expect(audited).toMatchObject([
      { action: `payment.${verb}`, result: 'succeeded', actor_id: server.administrator_id },
    ]);
    // Asked again it has already ended, and nothing happens.
    expect(await settle(verb, order_id, payment_intent_id)).toMatchObject({
      status: 409,
      body: { code: 'wcpay_payment_uncapturable', data: { status: 409 } },
    });
    expect(await server.simulator.count(event)).toBe(before + 1);
  });

  test.each([
    ['capture', 'on-hold', 'processing'],
    ['cancel', 'on-hold', 'cancelled'],
    ['capture', 'completed', 'completed'],
  ] as const)('to %s the payment of an order that is %s leaves it %s', async (verb, status, after) => {
    const { order_id, payment_intent_id } = await authorizeOrder(server, {}, { status });
    await settle(verb, order_id, payment_intent_id);
    expect(await server.deps.store.findOrder(order_id)).toMatchObject({ status: after });
  });

  describe('the first failure wins', () => {
    test('an order nobody knows', async () => {
      const { payment_intent_id } = await authorizeOrder(server);
      expect(await settle('capture', 999_999_999, payment_intent_id)).toMatchObject({
        status: 404,
        body: { code: 'wcpay_missing_order', message: 'The order could not be found.' },
      });
    });

    test('a refund on the order, even where the payment is of another one', async () => {
      const other = await authorizeOrder(server);
      const { order_id } = await authorizeOrder(server);
      await server.deps.store.noteRefund(order_id, {
        refund_id: 're_1',
        amount: 100,
        reason: '',
        items: [],
        restock: false,
        refunded_by: null,
      });
      expect(await settle('capture', order_id, other.payment_intent_id)).toMatchObject({
        status: 400,
        body: {
          code: 'wcpay_refunded_order_uncapturable',
          message: 'Payment cannot be processed for partially or fully refunded orders.',
        },
      });
    });

    test('the payment of another order, or one that nobody made', async () => {
      const one = await authorizeOrder(server);
      const captured = await payForOrder(server);
      for (const id of [captured.payment_intent_id, 'pi_nobody'])
        for (const verb of ['capture', 'cancel'] as const)
          expect(await settle(verb, one.order_id, id)).toMatchObject({
            status: 409,
            body: { code: 'wcpay_intent_order_mismatch' },
          });
    });

    test('a payment that does not wait', async () => {
      const { order_id, payment_intent_id } = await payForOrder(server);
      for (const verb of ['capture', 'cancel'] as const)
        expect(await settle(verb, order_id, payment_intent_id)).toMatchObject({
          status: 409,
          body: {
            code: 'wcpay_payment_uncapturable',
            message: 'This payment cannot be processed in its current state.',
          },
        });
    });

    test('a hold that lapsed before we heard of it', async () => {
      const { order_id, payment_intent_id } = await authorizeOrder(server);
      await passDays(8);
      expect(await settle('capture', order_id, payment_intent_id)).toMatchObject({
        status: 409,
        body: { code: 'wcpay_payment_uncapturable' },
      });
    });
  });

  test('a payment we have not heard of yet is asked for', async () => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    await server.db.deleteFrom('payment_intents').execute();
    await server.db.deleteFrom('object_reads').execute();
    expect(await settle('capture', order_id, payment_intent_id)).toMatchObject({ status: 200 });
  });

  test('what the provider refuses is a failed capture, with the least it takes', async () => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    const answer = await refusing(
      'capturePayment',
      fail('amount_too_small', { minimum_amount: 50, currency: 'usd' }),
      () => settle('capture', order_id, payment_intent_id),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'wcpay_capture_error',
        data: {
          status: 400,
          error_type: 'amount_too_small',
          extra_details: { minimum_amount: 50, currency: 'usd' },
        },
      },
    });
  });

  test('another refusal is a failed capture or cancellation, with the status it had', async () => {
    const one = await authorizeOrder(server);
    const captured = await refusing('capturePayment', fail('payments_disabled'), () =>
      settle('capture', one.order_id, one.payment_intent_id),
    );
    expect(captured).toMatchObject({
      status: 403,
      body: { code: 'wcpay_capture_error', message: 'The payment capture failed to complete.' },
    });
    const canceled = await refusing('cancelPayment', fail('payments_disabled'), () =>
      settle('cancel', one.order_id, one.payment_intent_id),
    );
    expect(canceled).toMatchObject({
      status: 403,
      body: { code: 'wcpay_cancel_error', message: 'The payment cancellation failed to complete.' },
    });
  });

  test.each([
    ['a payment id of another kind', 'capture', { payment_intent_id: 'ch_1' }, 'rest_invalid_param'],
    ['no payment', 'cancel', {}, 'rest_missing_callback_param'],
  ])('%s is refused', async (_, verb, body, code) => {
    const { order_id } = await authorizeOrder(server);
    expect(await server.post(`/orders/${order_id}/${verb}_authorization`, body)).toMatchObject({
      status: 400,
      body: { code },
    });
  });
});

describe('a payment held for review', () => {
  const decisions = () => server.db.selectFrom('fraud_decisions').selectAll().execute();
  const metaOf = async (id: number) =>
    (
      await server.db
        .selectFrom('orders')
        .select('fraud_meta_box_type')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.fraud_meta_box_type;

  test.each([
    ['capture', 'approve', 'review_allowed'],
    ['cancel', 'block', 'review_blocked'],
  ] as const)('to %s it is to %s it, in the name of whoever did', async (verb, action, meta) => {
    const { order_id, payment_intent_id } = await screenOrder(server, 'review');
    expect(await metaOf(order_id)).toBe('review');
    expect((await server.get('/authorizations')).body.data[0]).toMatchObject({ is_held_for_review: true });
    await settle(verb, order_id, payment_intent_id);
    expect(await decisions()).toMatchObject([
      {
        payment_intent_id,
        order_id,
        action,
        user_id: server.administrator_id,
        user_email: 'merchant@example.com',
      },
    ]);
    expect(await metaOf(order_id)).toBe(meta);
  });

  test('a hold that lapses is nobody’s decision', async () => {
    const { order_id, charge } = await screenOrder(server, 'review');
    await passDays(8);
    await hearOf(server, charge);
    expect(await metaOf(order_id)).toBe('review_expired');
    expect(await decisions()).toEqual([]);
  });

  test('an ordinary authorization is no decision', async () => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    await settle('capture', order_id, payment_intent_id);
    expect(await decisions()).toEqual([]);
  });
});
