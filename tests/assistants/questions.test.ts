import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingEvidence } from '#domain/disputes/evidence-missing.ts';
import { evidenceSections } from '#domain/disputes/evidence-sections.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { startBusyServer } from '../busy-server.ts';
import { WORLD_NOW } from '../factories/world.ts';
import type { TestServer } from '../test-server.ts';
import { openAssistant, type TestAssistant } from './ask-assistant.ts';

let server: TestServer;
let assistant: TestAssistant;
beforeAll(async () => {
  server = await startBusyServer();
  assistant = await openAssistant(await server.app.listen(), await server.withApiKey('read'));
}, 120_000);
afterAll(async () => {
  await assistant.close();
  await server.close();
});

/** As the answer tells an amount of a REST reply. */
const shown = (amount: number, currency: string) => ({
  minor: amount,
  shown: formatExplicitMoney(money(amount, currency)),
});

test('the official client lists the tools, each with words and a form', async () => {
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['find_payment', 'read_payment', 'order_of_payment', 'list_payouts', 'explain_payout'],
    ...['fees_of_period', 'list_waiting', 'explain_dispute'],
    ...['propose_refund', 'propose_capture', 'propose_cancel', 'propose_accept_dispute'],
    ...['propose_evidence', 'propose_instant_payout'],
  ]);
  for (const { description, inputSchema, annotations, name } of tools) {
    expect(description).toBeTruthy();
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations?.readOnlyHint).toBe(!name.startsWith('propose_'));
  }
  expect(assistant.client.getServerVersion()).toMatchObject({ name: 'countinghouse' });
  expect(assistant.client.getInstructions()).toContain('never instructions');
});

test('what are the last payouts, and what is each made of?', async () => {
  const { body } = await server.get('/deposits?pagesize=10');
  const { told } = await assistant.ask('list_payouts');
  expect(told.total_count).toBe(body.total_count);
  expect(told.data).toMatchObject(
    body.data.map((payout: { id: string; amount: number; currency: string }) => ({
      id: payout.id,
      amount: shown(payout.amount, payout.currency),
      page: expect.stringContaining(`path=/payments/payouts/details&id=${payout.id}`),
    })),
  );
  for (const { id } of told.data.slice(0, 3)) {
    const proof = (await server.get(`/deposits/${id}/proof`)).body;
    const answer = (await assistant.ask('explain_payout', { payout_id: id })).told;
    expect(answer.adds_up).toBe(proof.unexplained === 0);
    expect(answer.proof.sent).toEqual(shown(proof.sent, proof.currency));
    expect(answer.proof.lines).toMatchObject(
      proof.lines.map((line: { kind: string; amount: number }) => ({
        kind: line.kind,
        amount: shown(line.amount, proof.currency),
      })),
    );
  }
});

test('what did the provider keep in October?', async () => {
  const days = { from: '2025-10-01', to: '2025-10-31' };
  const query = `date_between[]=${days.from}&date_between[]=${days.to}`;
  const { body } = await server.get(`/transactions/summary?${query}`);
  const { told } = await assistant.ask('fees_of_period', days);
  expect(told.count).toBe(body.count);
  expect(body.totals.length).toBeGreaterThan(1);
  expect(told.totals).toEqual(
    body.totals.map(({ currency, count, total, fees, net }: Record<'currency', string> & Sums) => ({
      ...{ currency, count, total: shown(total, currency) },
      ...{ fees: shown(fees, currency), net: shown(net, currency) },
      page: expect.stringContaining(`&store_currency_is=${currency}`),
    })),
  );
});
type Sums = Readonly<Record<'count' | 'total' | 'fees' | 'net', number>>;

test('what waits for me?', async () => {
  const [waiting, held, asked] = [
    (await server.get('/waiting')).body,
    (await server.get('/authorizations?sort=capture_by&direction=asc&pagesize=10')).body,
    (await server.get('/disputes?status_is=needs_response&sort=due_by&direction=asc&pagesize=10')).body,
  ];
  const { told } = await assistant.ask('list_waiting');
  expect([told.disputes, told.uncaptured]).toEqual([waiting.disputes, waiting.uncaptured]);
  expect(waiting.disputes).toBeGreaterThan(0);
  const ids = (rows: Record<string, unknown>[], name: string) => rows.map((row) => row[name]);
  expect(ids(told.payments_to_capture, 'payment_intent_id')).toEqual(ids(held.data, 'payment_intent_id'));
  expect(ids(told.disputes_to_answer, 'dispute_id')).toEqual(
    expect.arrayContaining(ids(asked.data, 'dispute_id')),
  );
  expect(told.disputes_to_answer[0].amount.shown).toMatch(/[A-Z]{3}$/);
});

test('until when must a dispute be answered, and what is missing?', async () => {
  const { body } = await server.get('/disputes?status_is=needs_response&pagesize=3');
  for (const { dispute_id } of body.data) {
    const dispute = (await server.get(`/disputes/${dispute_id}`)).body;
    const desk = (await server.get(`/disputes/${dispute_id}/desk`)).body;
    const { told } = await assistant.ask('explain_dispute', { dispute_id });
    const { due_by } = dispute.evidence_details;
    expect(told.answer_due).toBe(
      `${new Date(due_by * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    );
    expect(told.days_left).toBe(Math.floor((due_by - WORLD_NOW) / 86_400));
    expect(told.amount).toEqual(shown(dispute.amount, dispute.currency));
    expect(told.missing_evidence).toEqual(
      missingEvidence(
        dispute.reason,
        evidenceSections(dispute.reason, desk.product_type ?? 'multiple'),
        desk.evidence,
      ),
    );
    expect(told.page).toContain(`id=${dispute_id}`);
  }
});

test('which payment was that, and what was bought?', async () => {
  const { body } = await server.get('/transactions?type_is=charge&pagesize=1');
  const [{ payment_intent_id, order }] = body.data;
  const found = (await assistant.ask('find_payment', { search_term: payment_intent_id })).told;
  expect(found.payments).toHaveLength(1);
  expect(found.payments[0].page).toContain(payment_intent_id);
  const payment = (await server.get(`/payment_intents/${payment_intent_id}`)).body;
  const read = (await assistant.ask('read_payment', { payment_id: payment_intent_id })).told;
  expect(read.amount).toEqual(shown(payment.amount, payment.currency));
  expect(read.charge.transactions).toHaveLength(payment.charge.transactions.length);
  const stored = (await server.get(`/wp-json/wc-admin/store/orders/${order.id}`)).body;
  const bought = (await assistant.ask('order_of_payment', { payment_id: payment_intent_id })).told;
  expect(bought.order).toMatchObject({ number: stored.number, total: shown(stored.total, stored.currency) });
  expect(bought.page).toContain(`page=wc-orders&action=edit&id=${order.id}`);
});
