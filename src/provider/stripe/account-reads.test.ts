import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Handlers, Refused } from '#tests/stripe/contract-server.ts';
import { READABLE_OBJECTS } from '#tests/stripe/readable-objects.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { UNTOLD_ACCOUNT } from '../provider-account.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

async function bench(handlers: Handlers = {}) {
  const all = { ...READABLE_OBJECTS, ...handlers };
  const one = await openStripeBench({ handlers: all, account: 'acct_connected' });
  onTestFinished(() => one.server.close());
  return { ...one, provider: stripeProvider(one.line) };
}
const refusing = (endpoint: string, status: number): Handlers => ({
  [endpoint]: () => {
    throw new Refused(status, { type: 'invalid_request_error' });
  },
});

test('the schedule is the one Stripe keeps for payouts, and the account’s own where that is not told', async () => {
  const { provider, server } = await bench();
  expect((await provider.findAccount())?.deposits).toMatchObject({
    ...{ interval: 'weekly', weekly_anchor: 'friday', delay_days: 7 },
  });
  expect(server.violations).toEqual([]);

  const refused = await bench(refusing('GET /v1/balance_settings', 403));
  expect((await refused.provider.findAccount())?.deposits).toMatchObject({ interval: 'daily' });
  await refused.provider.findAccount();
  const asked = refused.server.calls.filter(({ endpoint }) => endpoint === 'GET /v1/balance_settings');
  expect(asked).toHaveLength(1);
});

test.each([
  ['refuses wrong ones', { avs_failure: false, cvc_failure: true }, true],
  ['lets wrong ones pass', { avs_failure: true, cvc_failure: false }, false],
  ['does not say', undefined, true],
])('an account that %s: security codes', async (_, decline_on, expected) => {
  const { provider } = await bench({
    'GET /v1/accounts/{account}': ({ sample }) => ({
      ...sample(),
      settings: { card_payments: { decline_on } },
    }),
  });
  expect((await provider.findAccount())?.fraud_mitigation_settings.cvc_check_enabled).toBe(expected);
});

test('of a schedule only the days of its rhythm are sent', async () => {
  const { provider, server } = await bench();
  await provider.updatePayoutSchedule({ interval: 'weekly', weekly_anchor: 'friday', monthly_anchor: 31 });
  const sent = server.calls.find(({ endpoint }) => endpoint === 'POST /v1/balance_settings');
  const schedule = { interval: 'weekly', weekly_payout_days: ['friday'] };
  expect(sent?.params).toEqual({ payments: { payouts: { schedule } } });
});

test('loans are those that were paid out, with what was paid back, asked for in the preview’s version', async () => {
  const { provider, server } = await bench();
  expect((await provider.listObjects('loan', null, 10)).data).toEqual([
    {
      ...{ stripe_loan_id: 'flxln_1', currency: 'usd', amount: 100_000, fee_amount: 10_000 },
      ...{ withhold_rate: 500, paid_amount: 5000, paid_out_at: 1_772_000_000 },
      ...{ repayments_begin_at: 1_772_100_000, first_paydown_at: 1_772_150_000, fully_paid_at: null },
      interval: { due_at: 1_775_000_000, paid_amount: 500, required_amount: 2000 },
    },
    expect.objectContaining({
      stripe_loan_id: 'flxln_0',
      paid_amount: 110_000,
      fully_paid_at: 1_750_000_000,
    }),
  ]);
  expect(await provider.findObject('loan', 'flxln_0')).toMatchObject({ first_paydown_at: 1_750_000_000 });
  const asked = server.calls.filter(({ path }) => path.startsWith('/v1/capital/'));
  for (const { headers, path, params } of asked) {
    /** Offers are the platform's to list; what became of one is the account's. */
    const isOffer = path.endsWith('/financing_offers');
    expect(headers).toMatchObject({ 'stripe-version': '2026-10-28.preview' });
    expect(headers['stripe-account']).toBe(isOffer ? undefined : 'acct_connected');
    expect(params.connected_account).toBe(isOffer ? 'acct_connected' : undefined);
  }
});

test('times of a loan may carry fractions of a second, and what is kept of them is whole', async () => {
  const movement = (id: string, type: string, created_at: number, total_amount: number) => ({
    ...{ id, object: 'capital.financing_transaction', type, created_at },
    ...{ legacy_balance_transaction_source: `src_${id}`, details: { total_amount } },
  });
  const { provider } = await bench({
    'GET /v1/capital/financing_transactions': () => ({
      ...{ object: 'list', url: '/v1/capital', has_more: false },
      data: [
        movement('cptxn_2', 'payment', 1_772_150_000.75, -2000),
        movement('cptxn_1', 'payout', 1_772_000_000.25, 100_000),
      ],
    }),
    'GET /v1/capital/financing_summary': () => ({ object: 'capital.financing_summary', details: null }),
  });
  const [loan] = (await provider.listObjects('loan', null, 10)).data;
  expect(loan).toMatchObject({ paid_out_at: 1_772_000_000, first_paydown_at: 1_772_150_000 });
  expect(loan).toMatchObject({ paid_amount: 2000, interval: { due_at: 1_772_000_000 } });
});

describe('a restricted key that may not read its own account', () => {
  const ownKey = async (ownAccount?: string) => {
    const handlers = { ...READABLE_OBJECTS, ...refusing('GET /v1/account', 403) };
    const one = await openStripeBench({ handlers, ...(ownAccount && { ownAccount }) });
    onTestFinished(() => one.server.close());
    return stripeProvider(one.line);
  };

  test.each([
    ['by the setting', 'acct_by_setting', 'acct_by_setting'],
    ['as nobody’s where nobody says', undefined, UNTOLD_ACCOUNT],
  ])('is told that it may not, and everything else goes on: known %s', async (_, ownAccount, account_id) => {
    const provider = await ownKey(ownAccount);
    expect(await provider.findAccount()).toMatchObject({
      ...{ account_id, is_withheld: true, status: 'enabled', payments_enabled: true },
      store_currencies: { default: 'usd', supported: ['usd'] },
    });
    expect((await provider.listObjects('charge', null, 10)).data).toHaveLength(1);
    expect(await provider.listEvents(0, 10)).toMatchObject([{ account_id }]);
  });
});

test.each([403, 404])('without the preview, which is a %i, there are no loans', async (status) => {
  const { provider } = await bench(refusing('GET /v1/capital/financing_offers', status));
  expect(await provider.listObjects('loan', null, 10)).toEqual({ data: [], cursor: null });
});

test('without an answer nobody says that there are none', async () => {
  const { provider } = await bench(refusing('GET /v1/capital/financing_offers', 500));
  const refused = { code: 'provider_unavailable' };
  await expect(provider.listObjects('loan', null, 10)).rejects.toMatchObject(refused);
});
