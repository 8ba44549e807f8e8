import { describe, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';
import type { PaymentProvider } from '../../payment-provider.ts';

const rowsOf = async (provider: PaymentProvider) =>
  (await provider.listObjects('transaction', null, 100)).data.map(({ type, amount, fee }) => ({
    type,
    amount,
    fee,
  }));
const disputesOf = async (provider: PaymentProvider) =>
  (await provider.listObjects('dispute', null, 100)).data;

const DISPUTED = { type: 'dispute', amount: -10_000, fee: 1_500 };
const REVERSED = { type: 'dispute_reversal', amount: 10_000, fee: -1_500 };

async function disputed(card = '4000000000000259') {
  const simulator = await aSimulatedProvider();
  await simulator.pay({ card });
  await simulator.wait(5);
  const [dispute] = await disputesOf(simulator.provider);
  if (!dispute) throw new Error('the card was disputed');
  const respond = (text: string, submit = true) =>
    simulator.provider.answerDispute({
      dispute: dispute.id,
      evidence: { uncategorized_text: text },
      metadata: {},
      submit,
      idempotencyKey: `respond-${text.length}-${submit}`,
    });
  const status = async () => (await simulator.provider.findObject('dispute', dispute.id))?.status;
  return { ...simulator, dispute, respond, status };
}

test('a claim takes its sum and its fee; answers are due at the end of a day', async () => {
  const { provider, dispute } = await disputed();
  expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent', amount: 10_000 });
  expect(utcInstant(dispute.evidence_details.due_by)).toBe('2026-03-13 23:59:59');
  expect(await rowsOf(provider)).toContainEqual(DISPUTED);
});

test('the bank says why, with a letter that is a whole PDF and stays the same', async () => {
  const { provider, dispute, wait } = await disputed();
  const [piece] = dispute.issuer_evidence ?? [];
  expect(piece).toMatchObject({
    evidence_type: 'chargeback',
    text_evidence: expect.stringContaining('did not'),
  });
  const letter = await provider.readFile(piece?.file_evidence[0] ?? 'file_none');
  const text = Buffer.from(letter.content).toString('latin1');
  expect(letter.file).toMatchObject({ type: 'pdf', size: text.length });
  expect(text).toContain(`(Dispute: ${dispute.id}) Tj`);
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n0 6\n/);
  for (const [, offset] of text.matchAll(/^(\d{10}) 00000 n/gm))
    expect(text.slice(Number(offset))).toMatch(/^\d 0 obj\n/);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  await wait(30 * DAY_S);
  expect((await provider.readFile(letter.file.id)).content).toEqual(letter.content);
});

test('for a general claim the bank says nothing', async () => {
  const { pay, controls } = await aSimulatedProvider();
  const { charge } = await pay();
  const { issuer_evidence } = await controls.raiseDispute({
    charge: charge?.id ?? 'ch_none',
    reason: 'general',
  });
  expect(issuer_evidence).toBeNull();
});

describe('what the bank decides', () => {
  test.each([
    ['winning_evidence', 'won', [DISPUTED, REVERSED]],
    ['losing_evidence', 'lost', [DISPUTED]],
  ])('%s: %s within the hour', async (text, expected, rows) => {
    const { provider, respond, status, wait } = await disputed();
    expect((await respond(text)).status).toBe('under_review');
    await wait(HOUR_S - 1);
    expect(await status()).toBe('under_review');
    await wait(1);
    expect(await status()).toBe(expected);
    expect((await rowsOf(provider)).filter(({ type }) => type.startsWith('dispute'))).toEqual(rows);
  });

  test('without a magic word it takes two months', async () => {
    const { respond, status, wait } = await disputed();
    await respond('They got their chair.');
    await wait(60 * DAY_S - 1);
    expect(await status()).toBe('under_review');
    await wait(1);
    expect(await status()).toBe('lost');
  });
});

describe('the deadline', () => {
  const toDeadline = 8 * DAY_S + 16 * HOUR_S;

  test('passes without an answer: lost', async () => {
    const { status, wait, provider, dispute } = await disputed();
    await wait(toDeadline);
    expect(await status()).toBe('lost');
    expect((await provider.findObject('dispute', dispute.id))?.evidence_details.past_due).toBe(true);
  });

  test('a draft is sent by itself', async () => {
    const { respond, status, wait } = await disputed();
    expect((await respond('winning_evidence', false)).status).toBe('needs_response');
    await wait(toDeadline);
    expect(await status()).toBe('under_review');
    await wait(HOUR_S);
    expect(await status()).toBe('won');
  });
});

describe('inquiries', () => {
  test('take no money, and are dropped when nobody answers', async () => {
    const { provider, status, wait } = await disputed('4000000000001976');
    expect(await status()).toBe('warning_needs_response');
    await wait(9 * DAY_S);
    expect(await status()).toBe('warning_closed');
    expect((await rowsOf(provider)).map(({ type }) => type)).toEqual(['charge']);
  });

  test('can become claims, with new time to answer', async () => {
    const { provider, respond, status, wait } = await disputed('4000000000001976');
    await respond('escalate_inquiry_evidence');
    await wait(HOUR_S);
    expect(await status()).toBe('needs_response');
    expect(await rowsOf(provider)).toContainEqual(DISPUTED);
  });

  test('end with a refund', async () => {
    const { provider, dispute, status } = await disputed('4000000000001976');
    await provider.refundCharge({ charge: dispute.charge, idempotencyKey: 'r' });
    expect(await status()).toBe('charge_refunded');
  });

  test('that were closed leave nothing to refund', async () => {
    const { provider, dispute, controls } = await disputed('4000000000001976');
    await controls.decideDispute(dispute.id, 'warning_closed');
    await expect(
      provider.refundCharge({ charge: dispute.charge, idempotencyKey: 'r' }),
    ).rejects.toMatchObject({ code: 'charge_disputed' });
  });

  test('cannot be accepted', async () => {
    const { provider, dispute } = await disputed('4000000000001976');
    await expect(provider.acceptDispute({ dispute: dispute.id, idempotencyKey: 'c' })).rejects.toMatchObject({
      code: 'dispute_not_actionable',
    });
  });
});

test('two disputes share one payment and never exceed it', async () => {
  const { pay, provider, wait, controls } = await aSimulatedProvider();
  const { charge } = await pay({ card: '4000000404000079' });
  await wait(5);
  expect((await disputesOf(provider)).map(({ amount }) => amount)).toEqual([5_000, 5_000]);
  await expect(controls.raiseDispute({ charge: charge.id, reason: 'general' })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('questions that become claims leave out what was refunded in between', async () => {
  const { pay, provider, controls } = await aSimulatedProvider();
  const { charge } = await pay();
  const ask = (amount: number) =>
    controls.raiseDispute({ charge: charge.id, reason: 'general', inquiry: true, amount: minor(amount) });
  const [first, second] = [await ask(6_000), await ask(4_000)];
  await provider.refundCharge({ charge: charge.id, amount: minor(3_000), idempotencyKey: 'r' });
  expect(await controls.decideDispute(first.id, 'escalated')).toMatchObject({ amount: 6_000 });
  expect(await controls.decideDispute(second.id, 'escalated')).toMatchObject({ amount: 1_000 });
});

test('after a win the charge can be refunded again', async () => {
  const { provider, dispute, controls } = await disputed();
  await controls.decideDispute(dispute.id, 'won');
  const refund = await provider.refundCharge({ charge: dispute.charge, idempotencyKey: 'r' });
  expect(refund.amount).toBe(minor(10_000));
});

test.each([
  ['one short of the field limit', { uncategorized_text: 'x'.repeat(19_999) }, undefined],
  ['at the field limit', { uncategorized_text: 'x'.repeat(20_000) }, 'evidence_too_long'],
  [
    'one short of the whole',
    Object.fromEntries([...'abcdefgh'].map((key, index) => [key, 'x'.repeat(index < 7 ? 19_000 : 16_999)])),
    undefined,
  ],
  [
    'at the whole',
    Object.fromEntries([...'abcdefgh'].map((key, index) => [key, 'x'.repeat(index < 7 ? 19_000 : 17_000)])),
    'evidence_too_long',
  ],
])('evidence %s', async (_, evidence, code) => {
  const { provider, dispute } = await disputed();
  const sent = provider.answerDispute({
    dispute: dispute.id,
    evidence,
    metadata: {},
    submit: false,
    idempotencyKey: 'e',
  });
  if (code) await expect(sent).rejects.toMatchObject({ code });
  else expect((await sent).evidence_details.has_evidence).toBe(true);
});
