import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lentIntent } from '#domain/payments/lent-intent.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { screenOrder } from '#tests/factories/provider-payment.ts';
import { saveTransaction } from '#tests/factories/transaction.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { refreshObject } from '../../events/refresh-object.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Over = Parameters<TestServer['simulator']['pay']>[0];
const pay = (over?: Over): Promise<Charge> => server.simulator.pay(over);
const refresh = (kind: 'charge' | 'refund' | 'dispute' | 'payment_intent', id: string) =>
  refreshObject(server.deps, kind, id);
const intentOf = async (charge: Charge) =>
  (await server.get(`/payment_intents/${charge.payment_intent}`)).body;
const typesOf = async (charge: Charge): Promise<string[]> =>
  (await server.get(`/timeline/${charge.payment_intent}`)).body.data.map(
    ({ type }: { type: string }) => type,
  );
const later = async (days: number) =>
  server.simulator.controls.setClock(epochSeconds((await server.simulator.controls.now()) + days * DAY_S));

describe('the timeline', () => {
  test('of a plain sale, newest first, with how its fee came about', async () => {
    const charge = await pay({ amount: minor(10_000) });
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['captured', 'started']);
    expect(data[0]).toMatchObject({
      currency: 'usd',
      amount_captured: 10_000,
      fee: charge.application_fee_amount,
      fee_rates: { percentage: 0.029, history: [{ type: 'base' }] },
      deposit: null,
    });
  });

  test('by its charge it is the story of the payment', async () => {
    const charge = await pay({ amount: minor(10_000) });
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    expect((await server.get(`/timeline/${charge.id}`)).body.data).toEqual(data);
  });

  test('of a charge without a payment intent, which names none on its page either', async () => {
    const charge = await pay({ amount: minor(10_000) });
    await refresh('charge', charge.id);
    const lent = lentIntent(charge.id);
    await sql`update charges set payment_intent_id = ${lent},
      data = jsonb_set(data, '{payment_intent}', to_jsonb(${lent}::text)) where id = ${charge.id}`.execute(
      server.db,
    );
    for (const id of [charge.id, lent]) {
      expect((await server.get(`/charges/${id}`)).body).toMatchObject({
        id: charge.id,
        payment_intent: null,
      });
      const { data } = (await server.get(`/timeline/${id}`)).body;
      expect(data.map(({ type }: { type: string }) => type)).toEqual(['captured', 'started']);
    }
    expect((await server.get('/timeline/ch_nobody')).body).toMatchObject({ code: 'wcpay_get_charge' });
  });

  test('a payout that took the sale is named with the day it arrives', async () => {
    const charge = await pay({ amount: minor(10_000) });
    await later(10);
    await refresh('charge', charge.id);
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    const captured = data.find(({ type }: { type: string }) => type === 'captured');
    expect(captured.deposit).toEqual({ id: expect.stringMatching(/^po_/), arrival_date: expect.any(Number) });
  });

  test('an authorization that ran out', async () => {
    const charge = await pay({ capture: 'manual' });
    await refresh('payment_intent', charge.payment_intent);
    await later(8);
    await refresh('payment_intent', charge.payment_intent);
    await refresh('charge', charge.id);
    expect(await typesOf(charge)).toEqual(['authorization_expired', 'authorized', 'started']);
  });

  test('an authorization that was given back', async () => {
    const charge = await pay({ capture: 'manual' });
    await server.simulator.provider.cancelPayment({
      payment_intent: charge.payment_intent,
      idempotencyKey: `cancel ${charge.id}`,
    });
    expect(await typesOf(charge)).toEqual(['authorization_voided', 'authorized', 'started']);
  });

  test('a decline says why', async () => {
    const charge = await pay({ card: '4000000000009995' });
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    expect(data[0]).toMatchObject({ type: 'failed', reason: 'insufficient_funds', amount: 10_000 });
  });

  test('a refund, and a refund that came back', async () => {
    const charge = await pay({ card: '4000000000005126' });
    const refund = await server.simulator.provider.refundCharge({
      charge: charge.id,
      idempotencyKey: `refund ${charge.id}`,
    });
    await refresh('refund', refund.id);
    await refresh('charge', charge.id);
    expect((await typesOf(charge))[0]).toBe('full_refund');
    await later(3);
    await refresh('refund', refund.id);
    await refresh('charge', charge.id);
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    expect(data[0]).toMatchObject({ type: 'refund_failed', failure_reason: 'expired_or_canceled_card' });
    expect((await intentOf(charge)).charge).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  test('an inquiry that became a claim and was won', async () => {
    const charge = await pay();
    const dispute = await server.simulator.controls.raiseDispute({
      charge: charge.id,
      reason: 'product_not_received',
      inquiry: true,
    });
    await later(1);
    await server.simulator.controls.decideDispute(dispute.id, 'escalated');
    await later(1);
    await server.simulator.controls.decideDispute(dispute.id, 'won');
    await refresh('dispute', dispute.id);
    await refresh('charge', charge.id);
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    expect(data.slice(0, 3)).toMatchObject([
      { type: 'dispute_won', fee: -1500, dispute_id: dispute.id },
      { type: 'dispute_needs_response', amount: -10_000, fee: 1500 },
      { type: 'dispute_needs_response', amount: null, reason: 'product_not_received' },
    ]);
  });

  test('a held payment: what the rules said, and who let it through', async () => {
    const { charge, order_id, payment_intent_id } = await screenOrder(server, 'review');
    const approved = await server.post(`/orders/${order_id}/capture_authorization`, { payment_intent_id });
    expect(approved.status).toBe(200);
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    const byType = Object.fromEntries(data.map((event: { type: string }) => [event.type, event]));
    expect(byType.fraud_outcome_review).toMatchObject({ ruleset_results: { address_mismatch: 'review' } });
    expect(byType.fraud_outcome_manual_approve).toMatchObject({
      action: 'approved',
      user: { id: expect.any(Number), username: expect.any(String) },
    });
    expect(byType.captured).toMatchObject({ amount_captured: 10_000 });
  });

  test('a payment the rules blocked tells the rule and nothing of a bank', async () => {
    const { charge } = await screenOrder(server, 'block');
    const { data } = (await server.get(`/timeline/${charge.payment_intent}`)).body;
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['fraud_outcome_block', 'started']);
    expect(data[0].ruleset_results).toEqual({ address_mismatch: 'block' });
  });
});

describe('reader fees', () => {
  test('are told by transaction and by charge; what nobody knows is an empty list', async () => {
    const { provider } = server.simulator;
    await pay({ channel: 'in_person', reader: (await provider.listReaders())[0]?.id });
    await later(40);
    const { data } = await provider.listObjects('transaction', null, 500);
    const fee = data.findLast(({ type }) => type === 'card_reader_fee');
    if (!fee) throw new Error('the month ended with a reader fee');
    const { body } = await server.get(`/readers/charges/${fee.id}`);
    expect(body.length).toBeGreaterThan(0);
    expect(body[0]).toEqual({
      reader_id: expect.stringMatching(/^tmr_/),
      status: expect.any(String),
      count: expect.any(Number),
      fee: { amount: expect.any(Number), currency: 'usd' },
    });
    await saveTransaction(server.db, {
      transaction_id: fee.id,
      type: 'card_reader_fee',
      charge_id: 'ch_reader_fee',
    });
    expect((await server.get('/readers/charges/ch_reader_fee')).body).toEqual(body);
    expect((await server.get('/readers/charges/txn_nobody')).body).toEqual([]);
    expect((await server.get('/readers/charges/ch_nobody')).body).toEqual([]);
  });
});
