import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#contract/kit/errors.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { authorizeOrder, payForOrder } from '#tests/factories/provider-payment.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let provider: PaymentProvider;
beforeAll(async () => {
  server = await startTestServer();
  provider = { ...server.deps.provider };
});
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(server.deps.provider, provider);
});

const pending = async () => (await server.get('/operations/pending')).body.data;
const pendingFor = async (subject: string) =>
  (await pending()).find(({ subjects }: { subjects: string[] }) => subjects.includes(subject));
/** The provider never says how it ended. */
function silence(method: keyof PaymentProvider): void {
  Object.assign(server.deps.provider, { [method]: () => Promise.reject(fail('provider_answer_unknown')) });
}
const disputed = async () => {
  const { charge } = await payForOrder(server);
  return server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
};
const IN_PROGRESS = { status: 409, body: { code: 'operation_in_progress' } };

test('nothing is pending at first', async () => {
  expect(await pending()).toEqual([]);
});

describe('what nobody knows the end of is listed with what it is about, how much, since when and by whom', () => {
  test('a refund, by its charge, its payment and its order', async () => {
    const { charge, order_id, payment_intent_id } = await payForOrder(server);
    silence('refundCharge');
    expect(await server.post('/refund', { charge_id: charge.id, amount: 4000, order_id })).toMatchObject(
      IN_PROGRESS,
    );
    const found = await pendingFor(charge.id);
    expect(found).toMatchObject({
      kind: 'refund_charge',
      state: 'unknown',
      amount: 4000,
      currency: 'usd',
      actor_email: 'merchant@example.com',
    });
    expect(found.subjects.toSorted()).toEqual([charge.id, `order ${order_id}`, payment_intent_id].toSorted());
    expect(found.created).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('the rest of a charge, where no amount was named', async () => {
    const { charge } = await payForOrder(server);
    await server.post('/refund', { charge_id: charge.id, amount: 4000 });
    silence('refundCharge');
    await server.post('/refund', { charge_id: charge.id });
    expect(await pendingFor(charge.id)).toMatchObject({ amount: 6000, currency: 'usd' });
  });

  test.each([
    ['capture', 'capturePayment'],
    ['cancel', 'cancelPayment'],
  ] as const)('a payment to %s', async (verb, method) => {
    const { order_id, payment_intent_id } = await authorizeOrder(server);
    silence(method);
    expect(
      await server.post(`/orders/${order_id}/${verb}_authorization`, { payment_intent_id }),
    ).toMatchObject(IN_PROGRESS);
    expect(await pendingFor(payment_intent_id)).toMatchObject({
      kind: `${verb}_payment`,
      subjects: [payment_intent_id, `order ${order_id}`],
      amount: 10_000,
      currency: 'usd',
    });
  });

  test('a dispute that is accepted, and one that is answered for good; a draft is nothing to wait for', async () => {
    const [accepted, answered, drafted] = [await disputed(), await disputed(), await disputed()];
    silence('acceptDispute');
    silence('answerDispute');
    const evidence = { product_description: 'Mug' };
    expect(await server.post(`/disputes/${accepted.id}/close`, {})).toMatchObject(IN_PROGRESS);
    await server.post(`/disputes/${answered.id}`, { evidence, metadata: {}, submit: true });
    await server.post(`/disputes/${drafted.id}`, { evidence, metadata: {}, submit: false });
    const found = (await pending()).filter(({ kind }: { kind: string }) => kind.endsWith('_dispute'));
    expect(found.map(({ subjects }: { subjects: string[] }) => subjects)).toEqual(
      expect.arrayContaining([[accepted.id], [answered.id]]),
    );
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ amount: 10_000, currency: 'usd' });
  });

  test('an instant payout, with what the person was told would arrive', async () => {
    silence('payOutInstantly');
    const asked = { type: 'instant', currency: 'eur', expected_amount: 5000 };
    expect(await server.post('/deposits', asked)).toMatchObject(IN_PROGRESS);
    expect(await pendingFor('eur')).toMatchObject({
      kind: 'pay_out_instantly',
      subjects: ['eur'],
      amount: 5000,
      currency: 'eur',
    });
  });
});

test('what has ended is listed no more, and says how it ended', async () => {
  const { charge } = await payForOrder(server);
  silence('refundCharge');
  const { body } = await server.post('/refund', { charge_id: charge.id, amount: 100 });
  const id: string = body.data.operation_id;
  const isListed = async () => (await pending()).some((operation: { id: string }) => operation.id === id);
  expect(await isListed()).toBe(true);

  await server.db
    .updateTable('operations')
    .set({ state: 'needs_attention', error: JSON.stringify({ message: 'never confirmed' }) })
    .where('id', '=', id as `op_${string}`)
    .execute();
  expect(await isListed()).toBe(true);
  await server.post(`/operations/${id}/dismiss`, {});
  expect(await isListed()).toBe(false);
  expect((await server.get(`/operations/${id}`)).body).toMatchObject({
    state: 'failed',
    error_code: 'operation_dismissed',
    error_message: 'Somebody looked into this and found that it never happened.',
  });
});
