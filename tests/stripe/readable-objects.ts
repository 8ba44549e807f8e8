import { CONTRACT_ENDPOINTS } from './contract-endpoints.ts';
import type { Handlers } from './contract-server.ts';

const methodOff = {
  available: false,
  display_preference: { overridable: null, preference: 'off', value: 'off' },
};

/** What the plainest objects of the contract lack to be read: currencies, names and the charge behind them. */
const usd = { currency: 'usd' };
const HANDLERS: Handlers = {
  'GET /v1/accounts/{account}': ({ sample, id }) => ({
    ...sample(),
    id,
    country: 'DE',
    default_currency: 'eur',
  }),
  'GET /v1/account': ({ sample }) => ({ ...sample(), id: 'acct_1', country: 'DE', default_currency: 'eur' }),
  'GET /v1/payment_method_configurations': ({ sample }) => ({
    ...{ object: 'list', url: '/v1/payment_method_configurations', has_more: false },
    data: [{ ...sample(), id: 'pmc_1', is_default: true, sepa_debit: methodOff }],
  }),
  'GET /v1/capital/financing_summary': () => ({
    object: 'capital.financing_summary',
    financing_offer: 'financingoffer_1',
    details: {
      ...{
        currency: 'usd',
        advance_amount: 100_000,
        fee_amount: 10_000,
        paid_amount: 5000,
        withhold_rate: 0.05,
      },
      ...{ advance_paid_out_at: 1_772_000_000, repayments_begin_at: 1_772_100_000 },
      current_repayment_interval: { due_at: 1_775_000_000, paid_amount: 500, remaining_amount: 1500 },
    },
  }),
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
