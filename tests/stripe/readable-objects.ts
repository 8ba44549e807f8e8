import { CONTRACT_ENDPOINTS } from './contract-endpoints.ts';
import type { Handlers } from './contract-server.ts';

const methodOff = {
  available: false,
  display_preference: { overridable: null, preference: 'off', value: 'off' },
};

/** What the plainest objects of the contract lack to be read: currencies, names and the charge behind them. */
const usd = { currency: 'usd' };
const terms = { ...usd, advance_amount: 100_000, fee_amount: 10_000, withhold_rate: 0.05 };
const listOf = (...data: readonly object[]) => ({
  object: 'list',
  url: '/v1/capital',
  has_more: false,
  data,
});
const loanMovement = (id: string, type: string, created_at: number, total_amount: number) => ({
  ...{ id, object: 'capital.financing_transaction', type, created_at, details: { total_amount, ...usd } },
});
/** Stripe's preview, as its pages describe it: one loan that runs, one that was paid back, and an offer nobody took. */
const CAPITAL: Handlers = {
  'GET /v1/capital/financing_offers': () =>
    listOf(
      {
        id: 'financingoffer_new',
        object: 'capital.financing_offer',
        created: 1_772_500_000,
        status: 'delivered',
      },
      {
        ...{ id: 'financingoffer_1', object: 'capital.financing_offer', created: 1_771_900_000 },
        ...{ status: 'paid_out', accepted_terms: terms },
      },
      {
        ...{ id: 'financingoffer_0', object: 'capital.financing_offer', created: 1_740_000_000 },
        ...{ status: 'fully_repaid', accepted_terms: terms },
      },
    ),
  'GET /v1/capital/financing_transactions': ({ params }) =>
    params.financing_offer === 'financingoffer_1'
      ? listOf(
          loanMovement('cptxn_3', 'payment', 1_772_200_000, -3000),
          loanMovement('cptxn_2', 'payment', 1_772_150_000, -2000),
          loanMovement('cptxn_1', 'payout', 1_772_000_000, 100_000),
        )
      : listOf(
          loanMovement('cptxn_b', 'payment', 1_750_000_000, -110_000),
          loanMovement('cptxn_a', 'payout', 1_740_100_000, 100_000),
        ),
  'GET /v1/capital/financing_summary': () => ({
    ...{ object: 'capital.financing_summary', financing_offer: 'financingoffer_1' },
    details: {
      ...{ ...terms, paid_amount: 5000 },
      ...{ advance_paid_out_at: 1_772_000_000, repayments_begin_at: 1_772_100_000 },
      current_repayment_interval: { due_at: 1_775_000_000, paid_amount: 500, remaining_amount: 1500 },
    },
  }),
};
const HANDLERS: Handlers = {
  'GET /v1/accounts/{account}': ({ sample, id }) => ({
    ...sample(),
    id,
    country: 'DE',
    default_currency: 'eur',
  }),
  'GET /v1/account': ({ sample }) => ({ ...sample(), id: 'acct_1', country: 'DE', default_currency: 'eur' }),
  'GET /v1/balance_settings': ({ sample }) => ({
    ...sample(),
    payments: {
      ...{ debit_negative_balances: null, settlement_timing: { delay_days: 7, start_of_day: null } },
      payouts: {
        ...{ automatic_transfer_rules_by_currency: null, minimum_balance_by_currency: null },
        ...{ statement_descriptor: null, status: 'enabled' },
        schedule: { interval: 'weekly', weekly_payout_days: ['friday'] },
      },
    },
  }),
  'GET /v1/payment_method_configurations': ({ sample }) => ({
    ...{ object: 'list', url: '/v1/payment_method_configurations', has_more: false },
    data: [{ ...sample(), id: 'pmc_1', is_default: true, sepa_debit: methodOff }],
  }),
  ...CAPITAL,
  'GET /contents/{file}': () => Buffer.from('%PDF-1.7'),
  'GET /v1/files/{file}': ({ sample, id }) => ({
    ...sample(),
    id,
    url: `https://files.stripe.com/contents/${id}`,
  }),
  'GET /v1/payouts/{payout}': ({ sample, id }) => ({
    ...{ ...sample(), id, ...usd, automatic: true, reconciliation_status: 'completed' },
  }),
  'POST /v1/payouts': ({ sample }) => ({ ...sample(), id: 'po_1', ...usd, amount: 900, method: 'instant' }),
  'GET /v1/balance': ({ sample }) => ({
    ...sample(),
    available: [{ amount: 1000, ...usd }],
    pending: [{ amount: 50, ...usd }],
    instant_available: [{ amount: 1000, ...usd, net_available: [{ amount: 900, destination: 'ba_1' }] }],
  }),
};

/** Objects with a currency and a charge, on every address that answers with one. */
export const READABLE_OBJECTS: Handlers = {
  ...Object.fromEntries(
    CONTRACT_ENDPOINTS.filter((endpoint) =>
      /charges|payment_intents|refunds|disputes|balance_trans|payouts/.test(endpoint),
    ).map((endpoint) => [
      endpoint,
      ({ sample, id }) => {
        const made = {
          ...sample(),
          ...usd,
          id: id || 'x_1',
          ...('charge' in sample() && { charge: 'ch_1' }),
        };
        const isList = !endpoint.includes('{') && endpoint.startsWith('GET');
        return isList ? { object: 'list', url: endpoint, has_more: false, data: [made] } : made;
      },
    ]),
  ),
  ...HANDLERS,
};
