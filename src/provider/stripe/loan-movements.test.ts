import { expect, onTestFinished, test, vi } from 'vitest';
import type { Handlers } from '#tests/stripe/contract-server.ts';
import { samplesByName } from '#tests/stripe/contract-server.ts';
import { openStripeBench } from '#tests/stripe/stripe-bench.ts';
import { stripeProvider } from './stripe-provider.ts';

vi.setConfig({ testTimeout: 60_000 });

const usd = { currency: 'usd' };
const terms = { ...usd, advance_amount: 100_000, fee_amount: 10_000, withhold_rate: 0.05 };
const list = (...data: readonly object[]) => ({ object: 'list', url: '/v1/list', has_more: false, data });
const lent = (id: string, legacy_balance_transaction_source: string) => ({
  ...{ id, object: 'capital.financing_transaction', type: 'payment', created_at: 1_772_150_000.5 },
  ...{ legacy_balance_transaction_source, details: { total_amount: -2000 } },
});
const moved = (id: string, reporting_category: string, source: string) => ({
  ...{ ...samplesByName()('BalanceTransaction'), ...usd, id, type: 'adjustment', reporting_category },
  ...{ amount: -2000, fee: 0, net: -2000, source },
});

const MOVEMENTS = [
  moved('txn_1', 'financing_paydown', 'adj_1'),
  moved('txn_2', 'financing_paydown_reversal', 'adj_2'),
  moved('txn_3', 'financing_payout', 'adj_3'),
  moved('txn_4', 'anticipation_repayment', 'adj_1'),
];

/** A connected account with one loan. The list of what it moved may lag behind the balance. */
async function bench() {
  let isListed = true;
  const handlers: Handlers = {
    'GET /v1/capital/financing_offers': () =>
      list({
        ...{ id: 'financingoffer_1', object: 'capital.financing_offer', created: 1_771_900_000 },
        ...{ status: 'paid_out', accepted_terms: terms },
      }),
    'GET /v1/capital/financing_transactions': () =>
      isListed ? list(lent('cptxn_1', 'adj_1'), lent('cptxn_2', 'adj_2'), lent('cptxn_3', 'adj_3')) : list(),
    'GET /v1/capital/financing_summary': () => ({ object: 'capital.financing_summary', details: null }),
    'GET /v1/balance_transactions': () => list(...MOVEMENTS),
    'GET /v1/balance_transactions/{id}': ({ id }) => MOVEMENTS.find((one) => one.id === id),
    'GET /v1/payouts/{payout}': ({ sample, id }) => ({
      ...{ ...sample(), ...usd, id, status: 'paid', automatic: true, reconciliation_status: 'completed' },
    }),
  };
  let now = 1_772_700_000_000;
  const { line, server } = await openStripeBench({ handlers, account: 'acct_1', nowMs: () => now });
  onTestFinished(() => server.close());
  const asked = () => server.calls.filter(({ path }) => path.endsWith('/financing_transactions')).length;
  return {
    ...{ provider: stripeProvider(line), asked },
    lag: () => {
      isListed = false;
    },
    later: (ms: number) => {
      isListed = true;
      now += ms;
    },
  };
}
const CARRIED = [
  ['txn_1', 'flxln_1'],
  ['txn_2', 'flxln_1'],
  ['txn_3', 'flxln_1'],
  ['txn_4', null],
];

test.each(['all of them', 'inside a payout', 'behind a cause'] as const)(
  'what a loan moved carries its loan, whoever asks: %s',
  async (how) => {
    const { provider, asked } = await bench();
    const found = {
      'all of them': async () => (await provider.listObjects('transaction', null, 10)).data,
      'inside a payout': () => provider.listPayoutTransactions('po_1'),
      'behind a cause': async () => (await provider.listMovements?.('ch_1')) ?? [],
    };
    expect((await found[how]()).map(({ id, loan }) => [id, loan])).toEqual(CARRIED);
    expect(asked()).toBe(1);
  },
);

test.each([
  [899_999, null],
  [900_000, 'flxln_1'],
])(
  'a loan that was not told yet is asked for again, but not at once: %i ms later it is %s',
  async (ms, loan) => {
    const { provider, lag, later } = await bench();
    lag();
    expect(await provider.findObject('transaction', 'txn_1')).toMatchObject({ loan: null });
    later(ms);
    expect(await provider.findObject('transaction', 'txn_1')).toMatchObject({ loan });
  },
);
