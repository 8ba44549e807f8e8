import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { CALL_FAULTS, openFaults } from '#provider/simulator/faults.ts';
import { operations } from '#server/operations/every-operation.ts';
import { reconcileOperations } from '#server/operations/reconcile-operations.ts';
import { authorizeOrder, type PaidOrder, payForOrder } from '#tests/factories/company-payment.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Ask = (key?: string, over?: object) => Promise<Answer>;
type Action = Readonly<{
  method: 'refundCharge' | 'capturePayment' | 'cancelPayment';
  event: string;
  prepare: () => Promise<{ paid: PaidOrder; ask: Ask }>;
  /** Another body that the same key may not be used for. */
  otherBody: object;
}>;

const asking =
  (path: string, body: object): Ask =>
  (key, over = {}) =>
    server.post(
      path,
      { ...body, ...over },
      {
        ...server.asAdministrator,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    );

const settling = (verb: 'capture' | 'cancel') => async () => {
  const paid = await authorizeOrder(server);
  const { order_id, payment_intent_id } = paid;
  return { paid, ask: asking(`/orders/${order_id}/${verb}_authorization`, { payment_intent_id }) };
};

const ACTIONS: Readonly<Record<string, Action>> = {
  refund: {
    method: 'refundCharge',
    event: 'refund.created',
    prepare: async () => {
      const paid = await payForOrder(server);
      return {
        paid,
        ask: asking('/refund', { charge_id: paid.charge.id, order_id: paid.order_id, amount: 10_000 }),
      };
    },
    otherBody: { amount: 9999 },
  },
  capture: {
    method: 'capturePayment',
    event: 'charge.captured',
    prepare: settling('capture'),
    otherBody: { payment_intent_id: 'pi_other' },
  },
  cancel: {
    method: 'cancelPayment',
    event: 'payment_intent.canceled',
    prepare: settling('cancel'),
    otherBody: { payment_intent_id: 'pi_other' },
  },
};
const ROUNDS = 3;

/** Bodies of those that were told it is done; the others may only have been told to wait, or that it has ended. */
function answersOf(answers: readonly Answer[]): readonly string[] {
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status } of refused) expect(status).toBe(409);
  return answers.filter(({ status }) => status === 200).map(({ text }) => text);
}

describe.each(Object.entries(ACTIONS))('%s', (name, { method, event, prepare, otherBody }) => {
  test.each([
    ['M1: 50 at once under one key', 50, (round: number) => `${name} ${round}`],
    ['M2: 10 at once without a key', 10, () => undefined],
  ])('%s', async (_, many, keyOf) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ask } = await prepare();
      const before = await server.company.count(event);
      const answers = await Promise.all(Array.from({ length: many }, () => ask(keyOf(round))));
      expect(await server.company.count(event)).toBe(before + 1);
      expect(new Set(answersOf(answers)).size).toBe(1);
    }
  });

  test('the same key later meets the first answer, whatever has happened since', async () => {
    const { ask } = await prepare();
    const key = `${name} again`;
    const first = await ask(key);
    const again = await ask(key);
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test('M3: the same key with another body is refused', async () => {
    const { ask } = await prepare();
    const before = await server.company.count(event);
    await ask(`${name} other`);
    expect(await ask(`${name} other`, otherBody)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await server.company.count(event)).toBe(before + 1);
  });

  test.each(CALL_FAULTS)('M7: the provider answers with %s', async (fault) => {
    const { ask, paid } = await prepare();
    const before = await server.company.count(event);
    const first = await overBadLine(method, fault, () => ask(`${name} ${fault}`));
    // A line that only was slow has answered; any other leaves it being confirmed, and never says that it failed.
    expect([first.status, first.body.code ?? 'done']).toEqual(
      fault === 'delay' ? [200, 'done'] : [409, 'operation_in_progress'],
    );
    server.clock.now = (server.clock.now + 60) as typeof server.clock.now;
    await reconcileOperations(server.deps, operations);
    expect(await ask(`${name} ${fault}`)).toMatchObject({ status: 200 });
    expect(await server.company.count(event)).toBe(before + 1);
    const [ours, theirs] = [
      await keptCharge(paid),
      await server.company.provider.findObject('charge', paid.charge.id),
    ];
    expect(ours).toMatchObject({
      amount_captured: theirs?.amount_captured,
      amount_refunded: theirs?.amount_refunded,
    });
  });
});

describe('M4: what contradicts itself never happens together', () => {
  test('capture against cancel', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { order_id, payment_intent_id } = await authorizeOrder(server);
      const answers = await Promise.all(
        ['capture', 'cancel'].map((verb) =>
          server.post(`/orders/${order_id}/${verb}_authorization`, { payment_intent_id }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.code).toBe('wcpay_payment_uncapturable');
    }
  });

  test('two refunds that together exceed the payment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { charge } = await payForOrder(server);
      const answers = await Promise.all(
        [6000, 5000].map((amount) => server.post('/refund', { charge_id: charge.id, amount })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      const loser = answers.find(({ status }) => status === 400);
      expect(loser?.body).toMatchObject({
        code: 'wcpay_refund_payment',
        data: { reason: 'refund_exceeds_charge' },
      });
    }
  });
});

const keptCharge = ({ charge }: PaidOrder) =>
  server.db.selectFrom('charges').selectAll().where('id', '=', charge.id).executeTakeFirst();

/** One kind of call goes over a bad line while something is done. */
async function overBadLine<Done>(
  method: Action['method'],
  fault: (typeof CALL_FAULTS)[number],
  work: () => Promise<Done>,
): Promise<Done> {
  const { provider } = server.deps;
  const faults = openFaults(async () => undefined);
  faults.set({ calls: { kinds: [fault], perMille: 1000, methods: [method] } });
  const original: PaymentProvider[typeof method] = provider[method];
  Object.assign(provider, { [method]: faults.over({ ...provider })[method] });
  try {
    return await work();
  } finally {
    Object.assign(provider, { [method]: original });
  }
}
