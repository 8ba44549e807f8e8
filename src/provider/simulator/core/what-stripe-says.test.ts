import { describe, expect, test } from 'vitest';
import { REFUND_PENDING_REASONS, type RefundPendingReason } from '#domain/payments/refund-pending.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S } from '#domain/shared/time.ts';
import { aSimulatedProvider } from '#tests/simulator/simulated-provider.ts';
import { BANK_WITH_UNTOLD_FEE } from '../facts/magic-banks.ts';

// What a real provider may say, so that screens and proofs meet it here as well.

const usd = currency('usd');
/** Free at once. */
const FREE = '4000000000000077';
const nets = (rows: readonly { net: number; balance_type?: string }[]) =>
  rows.map(({ net, balance_type }) => [balance_type ?? 'payments', net]);

describe('a reserve', () => {
  const held = async () => {
    const one = await aSimulatedProvider();
    await one.pay({ card: FREE });
    const before = (await one.provider.readBalances())[0]?.available ?? 0;
    const rows = await one.controls.holdBack({ currency: usd, amount: minor(2500) });
    const available = async () => ((await one.provider.readBalances())[0]?.available ?? 0) - before;
    return { ...one, rows, available };
  };

  test('moves money into another balance, and both movements are told', async () => {
    const { provider, rows, available } = await held();
    expect(nets(rows)).toEqual([
      ['payments', -2500],
      ['risk_reserved', 2500],
    ]);
    expect(await available()).toBe(-2500);
    const events = (await provider.listEvents(0, 100)).slice(-2);
    expect(events.map(({ object_id }) => object_id)).toEqual(rows.map(({ id }) => id));
  });

  test('does not leave with a payout, which takes what is missing because of it', async () => {
    const { provider, rows } = await held();
    const payout = await provider.payOutInstantly({ currency: usd, idempotencyKey: 'now' });
    const inside = await provider.listPayoutTransactions(payout.id);
    expect(inside.map(({ id }) => id)).toContain(rows[0]?.id);
    expect(inside.map(({ id }) => id)).not.toContain(rows[1]?.id);
    expect(inside.reduce((sum, { net }) => sum + net, 0)).toBe(payout.amount + payout.fee);
  });

  test.each([
    [-2500, 0],
    [-2499, -1],
  ])('is given free again: %i leaves %i held back', async (amount, left) => {
    const { controls, available } = await held();
    await controls.holdBack({ currency: usd, amount: minor(amount) });
    expect(await available()).toBe(left);
  });

  test('gives no more free than it holds', async () => {
    const { controls } = await held();
    await expect(controls.holdBack({ currency: usd, amount: minor(-2501) })).rejects.toMatchObject({
      code: 'amount_too_large',
      details: { maximum_amount: 2500 },
    });
  });
});

test('what a bank takes for an instant payout may be untold until it was taken', async () => {
  const { controls, provider, pay } = await aSimulatedProvider();
  await controls.updateBankAccount({ currency: usd, account_number: BANK_WITH_UNTOLD_FEE });
  await pay({ card: FREE });
  const [balance] = await provider.readBalances();
  expect(balance?.instant).toEqual({
    ...{ amount: balance?.available, net: balance?.available, fee: null, fee_percentage: null },
  });
  const payout = await provider.payOutInstantly({ currency: usd, idempotencyKey: 'now' });
  expect(payout.fee).toBeGreaterThan(0);
  expect(payout.amount + payout.fee).toBe(balance?.available);
});

test('a payout made by hand that comes back is carried over as two lines, in the next', async () => {
  const { controls, provider, pay } = await aSimulatedProvider();
  await pay({ card: FREE });
  const first = await provider.payOutInstantly({ currency: usd, idempotencyKey: 'first' });
  await controls.failPayout(first.id, 'account_closed');
  await controls.updateBankAccount({ currency: usd, account_number: '000123456789' });
  const sum = first.amount + first.fee;
  expect((await provider.readBalances())[0]).toMatchObject({ available: sum });
  expect(await provider.listPayoutTransactions(first.id)).toEqual([]);
  const next = await provider.payOutInstantly({ currency: usd, idempotencyKey: 'next' });
  const inside = await provider.listPayoutTransactions(next.id);
  expect(inside.filter(({ type }) => type === 'adjustment')).toMatchObject([
    { net: -sum, metadata: { source: first.id } },
    { net: sum, metadata: { source: first.id } },
  ]);
  expect(next.amount + next.fee).toBe(sum);
});

describe('a debit that its bank takes days to answer', () => {
  const eur = currency('eur');
  const slow = async () => {
    const one = await aSimulatedProvider({ currencies: ['eur'] });
    return { ...one, ...(await one.pay({ card: 'sepa_debit_processing', currency: eur })) };
  };

  test.each([
    [3 * DAY_S - 1, 'processing', 'pending'],
    [3 * DAY_S, 'succeeded', 'succeeded'],
  ])('after %i seconds is %s', async (seconds, status, charged) => {
    const { provider, intent, charge, wait } = await slow();
    await wait(seconds);
    expect(await provider.findObject('payment_intent', intent.id)).toMatchObject({ status });
    expect(await provider.findObject('charge', charge.id)).toMatchObject({ status: charged });
    const { data } = await provider.listObjects('transaction', null, 10);
    expect(data).toHaveLength(status === 'succeeded' ? 1 : 0);
  });

  test('cannot be called back meanwhile', async () => {
    const { provider, intent } = await slow();
    const cancel = provider.cancelPayment({ payment_intent: intent.id, idempotencyKey: 'cancel' });
    await expect(cancel).rejects.toMatchObject({ code: 'wcpay_payment_uncapturable' });
  });
});

const WAITING: Readonly<Record<RefundPendingReason, string>> = {
  processing: '4000000000007726',
  insufficient_funds: '4000000000007742',
  charge_pending: '4000000000007759',
  requires_action: '4000000000007767',
};
test.each(REFUND_PENDING_REASONS)(
  'a refund says what it waits for, until it has arrived: %s',
  async (reason) => {
    const { pay, provider, wait } = await aSimulatedProvider();
    const { charge } = await pay({ card: WAITING[reason] });
    const refund = await provider.refundCharge({ charge: charge.id, idempotencyKey: 'refund' });
    expect(refund).toMatchObject({ status: 'pending', pending_reason: reason });
    await wait(2 * DAY_S);
    const arrived = await provider.findObject('refund', refund.id);
    expect(arrived?.status).toBe('succeeded');
    expect(arrived).not.toHaveProperty('pending_reason');
  },
);

describe('a dispute', () => {
  const disputed = async (card: string) => {
    const { pay, provider, wait } = await aSimulatedProvider();
    await pay({ card });
    await wait(5);
    const { data } = await provider.listObjects('dispute', null, 10);
    return data[0];
  };

  test.each([
    [
      '4000000000002735',
      {
        enhanced_evidence: [{ type: 'visa_compelling_evidence_3', status: 'qualified' }],
        answered_for_merchant: 'may',
      },
    ],
    [
      '4000000000002743',
      {
        enhanced_evidence: [{ type: 'visa_compliance', status: 'requires_fee_acknowledgement' }],
        is_charge_refundable: false,
      },
    ],
  ])('on %s says more than its status', async (card, words) => {
    expect(await disputed(card)).toMatchObject({ status: 'needs_response', ...words });
  });

  test('that was prevented took nothing, and waits for nothing', async () => {
    expect(await disputed('4000000000002750')).toMatchObject({
      ...{ status: 'warning_closed', balance_transactions: [], metadata: { provider_status: 'prevented' } },
    });
  });
});

test('where fees are taxed, the tax is a part of its own', async () => {
  const { pay, provider } = await aSimulatedProvider({ country: 'AU', currencies: ['aud'] });
  const { charge } = await pay({ currency: currency('aud') });
  const sale = await provider.findObject('transaction', charge.balance_transaction ?? '');
  const parts = sale?.fee_rates?.history ?? [];
  expect(parts.at(-1)).toMatchObject({ type: 'additional', additional_type: 'tax', percentage_rate: 0 });
  const tax = parts.at(-1)?.fixed_rate ?? 0;
  expect(tax).toBe(Math.round(((sale?.fee ?? 0) - tax) * 0.1));
});
