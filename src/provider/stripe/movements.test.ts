import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Handler, type Handlers, samplesByName } from '#tests/stripe/contract-server.ts';
import { REPORTING_CATEGORIES } from '#tests/stripe/reporting-categories.ts';
import { openStripeBench, type StripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const opened: StripeBench[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});
async function bench(handlers: Handlers) {
  const one = await openStripeBench({ handlers });
  opened.push(one);
  return { ...one, provider: stripeProvider(one.line) };
}

type Told = Readonly<{ id: string; type: string; reporting_category: string; amount: number; fee: number }>;
const aMovement = (one: Partial<Told> & Readonly<Record<string, unknown>>) => {
  const { amount = 1000, fee = 0 } = one;
  return {
    ...samplesByName()('BalanceTransaction'),
    ...{ id: 'txn_1', currency: 'usd', type: 'adjustment', amount, fee, net: amount - fee, ...one },
  };
};
const listing = (data: readonly unknown[]) => ({
  ...{ object: 'list', url: '/v1/balance_transactions', has_more: false, data },
});
const movement = async (one: Parameters<typeof aMovement>[0]) => {
  const { provider } = await bench({ 'GET /v1/balance_transactions/{id}': () => aMovement(one) });
  return provider.findObject('transaction', 'txn_1');
};

describe('what a movement was for', () => {
  test.each([
    ['charge', 'charge', 'charge'],
    ['payment', 'charge', 'payment'],
    ['refund', 'refund', 'refund'],
    ['payment_refund', 'refund', 'payment_refund'],
    ['refund', 'partial_capture_reversal', 'adjustment'],
    ['refund_failure', 'refund_failure', 'refund_failure'],
    ['payment_failure_refund', 'charge_failure', 'payment_failure_refund'],
    ['adjustment', 'dispute', 'dispute'],
    ['adjustment', 'dispute_reversal', 'dispute_reversal'],
    ['advance', 'advance', 'adjustment'],
    ['advance_funding', 'advance_funding', 'adjustment'],
    ['anticipation_repayment', 'anticipation_repayment', 'adjustment'],
    ['adjustment', 'financing_payout', 'financing_payout'],
    ['adjustment', 'financing_payout_reversal', 'financing_payout'],
    ['adjustment', 'financing_paydown', 'financing_paydown'],
    ['adjustment', 'financing_paydown_reversal', 'financing_paydown'],
    ['payout_minimum_balance_hold', 'payout', 'adjustment'],
    ['payout_minimum_balance_release', 'payout', 'adjustment'],
    ['stripe_fee', 'fee', 'adjustment'],
    ['tax_fee', 'tax', 'adjustment'],
    ['reserve_transaction', 'risk_reserved_funds', 'adjustment'],
    ['topup', 'topup', 'adjustment'],
    ['transfer', 'transfer', 'adjustment'],
    ['something_new', 'a_word_of_next_year', 'adjustment'],
  ])('%s in the category %s is a %s', async (type, reporting_category, ours) => {
    expect(await movement({ type, reporting_category, amount: -120, fee: 7 })).toMatchObject({
      ...{ type: ours, amount: -120, fee: 7, net: -127 },
    });
  });

  test.each(['payout', 'payout_cancel', 'payout_failure'])(
    '%s is told by the payout, and is no movement',
    async (type) => {
      expect(await movement({ type, reporting_category: 'payout' })).toBeUndefined();
    },
  );

  test.each(REPORTING_CATEGORIES)('every category Stripe names is kept: %s', async (reporting_category) => {
    expect(await movement({ reporting_category, amount: -5 })).toMatchObject({ amount: -5, net: -5 });
  });

  test('of another balance is not of the one that payouts are made of', async () => {
    const reserve = { reporting_category: 'risk_reserved_funds' };
    expect(await movement({ ...reserve, balance_type: 'payments' })).not.toHaveProperty('balance_type');
    expect(await movement({ ...reserve, balance_type: 'risk_reserved' })).toMatchObject({
      balance_type: 'risk_reserved',
    });
  });

  test('what Terminal cost is a reader fee', async () => {
    const fee = { type: 'stripe_fee', reporting_category: 'fee', description: 'Terminal: active readers' };
    expect(await movement(fee)).toMatchObject({ type: 'card_reader_fee', metadata: {} });
  });

  test.each([
    ['Billing - usage fee', { description: 'Billing - usage fee' }],
    [null, { description: 'risk reserved funds' }],
    ['x'.repeat(900), { description: 'x'.repeat(200) }],
  ])('an adjustment keeps what Stripe called it', async (description, metadata) => {
    const reserve = { reporting_category: 'risk_reserved_funds', description };
    expect(await movement(reserve)).toMatchObject({ type: 'adjustment', metadata, customer_amount: 1000 });
  });
});

/** Payouts by id, each with what Stripe lists inside it. */
function payouts(all: Readonly<Record<string, Readonly<{ status: string; inside: readonly unknown[] }>>>) {
  const sample = samplesByName()('Payout');
  const one: Handler = ({ id }) => ({
    ...{ ...sample, id, currency: 'usd', status: all[id]?.status, automatic: true },
    reconciliation_status: 'completed',
  });
  return bench({
    'GET /v1/payouts/{payout}': one,
    'GET /v1/balance_transactions': ({ params }) => listing(all[String(params.payout)]?.inside ?? []),
  });
}

describe('what is inside a payout', () => {
  const sale = aMovement({
    id: 'txn_sale',
    type: 'charge',
    reporting_category: 'charge',
    amount: 5000,
    fee: 175,
  });
  const fee = aMovement({ id: 'txn_fee', type: 'stripe_fee', reporting_category: 'fee', amount: -200 });
  const itself = (amount: number) =>
    aMovement({ id: 'txn_po', type: 'payout', reporting_category: 'payout', amount: -amount });

  test('is everything but the payout itself, so that it adds up', async () => {
    const { provider } = await payouts({ po_1: { status: 'paid', inside: [sale, fee, itself(4625)] } });
    const inside = await provider.listPayoutTransactions('po_1');
    expect(inside.map(({ id, payout }) => [id, payout])).toEqual([
      ['txn_sale', 'po_1'],
      ['txn_fee', 'po_1'],
    ]);
    expect(inside.reduce((sum, { net }) => sum + net, 0)).toBe(4625);
  });

  test('goes on with the next one when a payout comes back', async () => {
    const later = aMovement({ id: 'txn_later', type: 'charge', reporting_category: 'charge', amount: 1000 });
    const back = aMovement({
      ...{ id: 'txn_back', type: 'payout_failure', reporting_category: 'payout_reversal', amount: 4625 },
      source: 'po_1',
    });
    const { provider } = await payouts({
      po_1: { status: 'failed', inside: [sale, fee, itself(4625)] },
      po_2: { status: 'paid', inside: [back, later, itself(5625)] },
    });
    expect(await provider.listPayoutTransactions('po_1')).toEqual([]);
    const inside = await provider.listPayoutTransactions('po_2');
    expect(inside.map(({ id }) => id)).toEqual(['txn_later', 'txn_sale', 'txn_fee']);
    expect(new Set(inside.map(({ payout }) => payout))).toEqual(new Set(['po_2']));
    expect(inside.reduce((sum, { net }) => sum + net, 0)).toBe(5625);
  });

  test('made by hand and returned is carried over as one line: what was inside nobody knows, and is not asked', async () => {
    const byHand = { ...samplesByName()('Payout'), id: 'po_1', currency: 'usd', automatic: false };
    const source = { ...byHand, status: 'failed' };
    const back = aMovement({
      ...{ id: 'txn_back', type: 'payout_failure', reporting_category: 'payout_reversal', amount: 700 },
      source,
    });
    const left = aMovement({
      id: 'txn_left',
      type: 'payout',
      reporting_category: 'payout',
      amount: -700,
      source,
    });
    const { provider, server } = await bench({
      'GET /v1/payouts/{payout}': ({ id }) =>
        id === 'po_1'
          ? source
          : {
              ...{ ...samplesByName()('Payout'), id, currency: 'usd', automatic: true, status: 'paid' },
              reconciliation_status: 'completed',
            },
      'GET /v1/balance_transactions': ({ params }) =>
        listing(params.source === 'po_1' ? [back, left] : [back, itself(700)]),
    });
    expect(await provider.listPayoutTransactions('po_2')).toMatchObject([
      { id: 'txn_back', type: 'adjustment', payout: 'po_2', net: 700 },
    ]);
    expect((await provider.listPayoutTransactions('po_1')).map(({ net }) => net)).toEqual([700, -700]);
    const asked = server.calls.map(({ params }) => params.payout);
    expect(asked).not.toContain('po_1');
  });
});
