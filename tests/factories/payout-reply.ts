import type { Overviews } from '#contract/balances.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { getPayoutProof, Payout, summarizePayouts } from '#contract/payouts.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';

const usd = currency('usd');

/** A payout as the server answers it: 50.00 USD that arrived. A test names only what it is about. */
export const aPayoutReply = (over: Partial<Payout> = {}): Payout => ({
  id: 'po_1',
  type: 'deposit',
  automatic: true,
  status: 'paid',
  date: 1_700_172_800_000,
  created: epochSeconds(1_700_000_000),
  returned: null,
  amount: minor(5000),
  fee: minor(0),
  fee_percentage: 0,
  currency: usd,
  bankAccount: 'TEST BANK •••• 6789 (USD)',
  bank_reference_key: '123456789012345',
  failure_code: null,
  failure_message: null,
  ...over,
});

export const aPayoutsSummary = (
  over: Partial<Reply<typeof summarizePayouts>> = {},
): Reply<typeof summarizePayouts> => ({
  count: 1,
  total: minor(5000),
  currency: 'usd',
  totals: [{ currency: usd, count: 1, total: minor(5000) }],
  store_currencies: [usd],
  sources: ['mastercard', 'visa'],
  ...over,
});

/** A proof of 50.00 USD that adds up. */
export const aProofReply = (
  over: Partial<Reply<typeof getPayoutProof>> = {},
): Reply<typeof getPayoutProof> => ({
  payout_id: 'po_1',
  currency: usd,
  source: 'provider',
  lines: [
    { kind: 'payments', count: 3, amount: minor(5200), types: ['charge'] },
    { kind: 'payment_fees', count: 3, amount: minor(-200), types: ['charge'] },
  ],
  count: 3,
  total: minor(5000),
  sent: minor(5000),
  unexplained: minor(0),
  carried_from: null,
  carried_into: null,
  checked: utcInstant(epochSeconds(1_700_200_000)),
  ...over,
});

const balance = (amount: number) => [{ amount: minor(amount), currency: usd, source_types: [] }];

/** Where payouts go: one for each currency. */
export const aBank = (status = 'verified') => ({
  currency: usd,
  status,
  bank_name: 'TEST BANK',
  last4: '6789',
});

/** Balances of a store that is paid daily in dollars: 120.00 available, 80.00 pending. */
export const anOverviewsReply = (over: Partial<Overviews> = {}): Overviews => ({
  account: {
    default_currency: usd,
    deposits_blocked: false,
    deposits_disabled: false,
    deposits_schedule: { delay_days: 2, interval: 'daily', weekly_anchor: null, monthly_anchor: null },
    default_external_accounts: [aBank()],
  },
  deposit: { last_paid: [aPayoutReply()], failed: [] },
  balance: {
    available: balance(12_000),
    pending: balance(8_000),
    instant: [
      { amount: minor(12_000), currency: usd, fee: minor(180), net: minor(11_820), fee_percentage: 1.5 },
    ],
  },
  ...over,
});
