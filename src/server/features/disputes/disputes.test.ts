import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { saveOrder } from '#tests/factories/order.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { disputesRoutes } from './disputes-routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: disputesRoutes });
});
afterAll(() => server.close());

async function raised(over: { inquiry?: boolean; order_id?: number } = {}) {
  const { order_id, ...request } = over;
  const charge = await server.simulator.pay(
    order_id === undefined ? {} : { metadata: { order_id: String(order_id) } },
  );
  return server.simulator.controls.raiseDispute({
    charge: charge.id,
    reason: 'product_not_received',
    ...request,
  });
}
const accept = (id: string, as = server.asAdministrator) => server.post(`/disputes/${id}/close`, {}, as);
const submit = (id: string, body: object = {}, as = server.asAdministrator) =>
  server.post(
    `/disputes/${id}`,
    { evidence: { uncategorized_text: 'Signed for.' }, submit: true, ...body },
    as,
  );

describe('one dispute', () => {
  test('is read from the provider when we have not heard of it yet, with payment, order and money', async () => {
    const order = await saveOrder(server.db);
    const { id, charge, payment_intent } = await raised({ order_id: order.id });
    const { status, body } = await server.get(`/disputes/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'needs_response',
      reason: 'product_not_received',
      amount: 10_000,
      currency: 'usd',
      payment_intent,
      charge: {
        id: charge,
        amount: 10_000,
        balance_transaction: expect.stringMatching(/^txn_/),
        billing_details: { name: 'Ada Lovelace', email: 'ada@example.com', phone: null },
        payment_method_details: { type: 'card', brand: 'visa', identifier: '4242' },
      },
      order: { id: order.id, number: order.number },
      evidence_details: { has_evidence: false, past_due: false, submission_count: 0 },
      balance_transactions: [
        { reporting_category: 'dispute', currency: 'usd', amount: -10_000, fee: 1500, net: -11_500 },
      ],
    });
  });

  test('an inquiry has moved no money, and a payment without an order has none', async () => {
    const { id } = await raised({ inquiry: true });
    expect((await server.get(`/disputes/${id}`)).body).toMatchObject({
      status: 'warning_needs_response',
      balance_transactions: [],
      order: [],
    });
  });

  test('after a win the ledger shows what came back', async () => {
    const { id } = await raised();
    await server.simulator.controls.decideDispute(id, 'won');
    const { body } = await server.get(`/disputes/${id}`);
    expect(body.status).toBe('won');
    expect(body.balance_transactions).toMatchObject([
      { reporting_category: 'dispute', net: -11_500 },
      { reporting_category: 'dispute_reversal', amount: 10_000, fee: -1500, net: 11_500 },
    ]);
  });

  test('several of one payment are each answered on their own', async () => {
    const charge = await server.simulator.pay();
    const { controls } = server.simulator;
    const claim = { charge: charge.id, reason: 'duplicate' as const, amount: minor(4000) };
    const [one, other] = [await controls.raiseDispute(claim), await controls.raiseDispute(claim)];
    expect((await accept(one.id)).body.status).toBe('lost');
    expect((await submit(other.id)).body.status).toBe('under_review');
    expect((await server.get(`/disputes/${one.id}`)).body.status).toBe('lost');
  });

  test.each([
    ['dp_nobody', 404, 'resource_missing'],
    ['txn_1', 400, 'rest_invalid_param'],
    ['dp.1', 400, 'wcpay_route_validation_failure'],
  ])('%s answers %d', async (id, status, code) => {
    expect(await server.get(`/disputes/${id}`)).toMatchObject({ status, body: { code } });
    expect(await accept(id)).toMatchObject({ status, body: { code } });
    expect(await submit(id)).toMatchObject({ status, body: { code } });
  });
});

describe('answering', () => {
  test('a draft stays open and is kept; submitting is final', async () => {
    const { id } = await raised();
    const draft = await server.post(`/disputes/${id}`, {
      evidence: { customer_name: 'Ada' },
      metadata: { __product_type: 'physical_product' },
    });
    expect(draft).toMatchObject({
      status: 200,
      body: {
        status: 'needs_response',
        evidence: { customer_name: 'Ada' },
        metadata: { __product_type: 'physical_product' },
        evidence_details: { has_evidence: true, submission_count: 0 },
      },
    });
    expect((await submit(id)).body).toMatchObject({
      status: 'under_review',
      evidence: { customer_name: 'Ada', uncategorized_text: 'Signed for.' },
      metadata: { __evidence_submitted_at: expect.stringMatching(/^\d+$/) },
    });
    expect(await submit(id, { evidence: { customer_name: 'Bob' } })).toMatchObject({
      status: 409,
      body: { code: 'dispute_not_actionable' },
    });
  });

  test.each([
    ['20,000 characters', { product_description: 'x'.repeat(20_000) }, 'evidence_too_long'],
    [
      'more than is looked through at once',
      Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`f${i}`, '1.'.repeat(9_999)])),
      'rest_too_complex',
    ],
    ['a card number for a name', { 4242424242424242: 'x' }, 'rest_invalid_param'],
    ['a field with a strange name', { 'a b': 'x' }, 'rest_invalid_param'],
    ['a number', { customer_name: 7 }, 'rest_invalid_param'],
    [
      'too many fields',
      Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`f${i}`, 'x'])),
      'rest_invalid_param',
    ],
  ])('%s is refused and nothing is kept', async (_, evidence, code) => {
    const { id } = await raised();
    expect(await server.post(`/disputes/${id}`, { evidence })).toMatchObject({ status: 400, body: { code } });
    expect((await server.get(`/disputes/${id}`)).body.evidence).toEqual({});
  });

  test.each<[string, object, string]>([
    ['nothing at all', { submit: true }, 'evidence'],
    ['a file that does not exist', { evidence: { receipt: 'file_none' } }, 'evidence.receipt'],
    ['words in place of a file', { evidence: { receipt: 'See below' } }, 'evidence.receipt'],
    ['a field nobody knows', { evidence: { mood: 'bad' } }, 'evidence.mood'],
    ['a day that does not exist', { evidence: { shipping_date: '2027-02-30' } }, 'evidence.shipping_date'],
    ['who closed it', { metadata: { __closed_by_merchant: '1' } }, 'metadata.__closed_by_merchant'],
    [
      'when it was answered',
      { metadata: { __evidence_submitted_at: '1' } },
      'metadata.__evidence_submitted_at',
    ],
  ])('%s is refused by name, as a draft and for good, and nothing changes', async (_, body, field) => {
    const { id } = await raised();
    const before = (await server.get(`/disputes/${id}`)).body;
    for (const submitted of [body, { ...body, submit: true }]) {
      const { status, body: said } = await server.post(`/disputes/${id}`, submitted);
      expect([status, said.code]).toEqual([400, 'rest_invalid_param']);
      expect(Object.keys(said.data.params)).toContain(field);
    }
    expect((await server.get(`/disputes/${id}`)).body).toEqual(before);
    expect((await server.simulator.provider.findObject('dispute', id))?.evidence).toEqual({});
  });

  test('what was read may be sent back whole', async () => {
    const { id } = await raised();
    await submit(id, { metadata: { __product_type: 'multiple' }, submit: false });
    const { evidence, metadata } = (await server.get(`/disputes/${id}`)).body;
    expect((await submit(id, { evidence, metadata })).body).toMatchObject({
      status: 'under_review',
      evidence,
    });
  });

  test('19,999 characters are accepted', async () => {
    const { id } = await raised();
    const evidence = { product_description: 'x'.repeat(19_999) };
    expect((await server.post(`/disputes/${id}`, { evidence })).status).toBe(200);
  });
});

describe('accepting', () => {
  test('is final: lost, noted as the merchant’s own choice, and the fee is gone', async () => {
    const { id } = await raised();
    const { status, body } = await accept(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'lost',
      metadata: { __closed_by_merchant: '1', __dispute_closed_at: expect.stringMatching(/^\d+$/) },
      balance_transactions: [{ reporting_category: 'dispute', net: -11_500 }],
    });
    const [audit] = await server.db
      .selectFrom('audit_log')
      .select(['action', 'object_id', 'result'])
      .where('object_id', '=', id)
      .execute();
    expect(audit).toEqual({ action: 'dispute.accept', object_id: id, result: 'succeeded' });
  });

  test('an inquiry cannot be accepted', async () => {
    const { id } = await raised({ inquiry: true });
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'dispute_not_actionable' } });
  });

  test('one that was decided meanwhile says so, and the next look shows how', async () => {
    const { id } = await raised();
    await server.get(`/disputes/${id}`);
    await server.simulator.controls.decideDispute(id, 'won');
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'dispute_not_actionable' } });
    expect((await server.get(`/disputes/${id}`)).body.status).toBe('won');
  });
});

test.each([
  ['somebody without the right', 'asLowUser', 403],
  ['nobody', 'asAnonymous', 401],
] as const)('%s reads and changes nothing', async (_, who, status) => {
  const { id } = await raised();
  for (const address of ['/disputes', '/disputes/summary', `/disputes/${id}`])
    expect((await server.get(address, server[who])).status).toBe(status);
  expect((await accept(id, server[who])).status).toBe(status);
  expect((await submit(id, {}, server[who])).status).toBe(status);
  expect((await server.get(`/disputes/${id}`)).body.status).toBe('needs_response');
});
