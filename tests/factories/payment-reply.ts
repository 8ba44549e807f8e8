import type { Charge, ChargeDispute, LedgerRow, PaymentDetails } from '#contract/payments.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';

const at = epochSeconds(1_700_000_000);
const usd = currency('usd');

export const aLedgerRow = (over: Partial<LedgerRow> = {}): LedgerRow => ({
  transaction_id: 'txn_sale',
  type: 'charge',
  date: utcInstant(at),
  currency: usd,
  amount: minor(10_000),
  fees: minor(320),
  net: minor((over.amount ?? 10_000) - (over.fees ?? 320)),
  deposit_id: null,
  deposit_status: null,
  deposit_type: null,
  loan_id: null,
  ...over,
});

export const aChargeDispute = (over: Partial<ChargeDispute> = {}): ChargeDispute => ({
  id: 'dp_1',
  status: 'needs_response',
  reason: 'product_not_received',
  amount: minor(10_000),
  currency: usd,
  created: at,
  evidence: {},
  evidence_details: {
    has_evidence: false,
    due_by: epochSeconds(at + 9 * DAY_S),
    past_due: false,
    submission_count: 0,
  },
  issuer_evidence: null,
  balance_transactions: [
    {
      id: 'txn_dispute',
      amount: minor(-10_000),
      fee: minor(1500),
      currency: usd,
      reporting_category: 'dispute',
    },
  ],
  metadata: {},
  ...over,
});

/** A card payment of 100.00 USD for order 1001, captured and not yet paid out; a test names only what it is about. */
export const aChargeReply = (over: Partial<Charge> = {}): Charge => ({
  id: 'ch_1',
  synthetic: false,
  payment_intent: 'pi_1',
  status: 'succeeded',
  amount: minor(10_000),
  amount_captured: minor(10_000),
  amount_refunded: minor(0),
  application_fee_amount: minor(320),
  currency: usd,
  created: at,
  paid: true,
  captured: true,
  refunded: false,
  disputed: false,
  balance_transaction: {
    id: 'txn_sale',
    currency: usd,
    amount: minor(10_000),
    fee: minor(320),
    exchange_rate: null,
    fee_rates: {
      percentage: 0.029,
      fixed: minor(30),
      fixed_currency: usd,
      history: [
        { type: 'base', percentage_rate: 0.029, fixed_rate: minor(30), currency: usd, capped: false },
      ],
    },
  },
  refunds: { data: [] },
  dispute: over.disputes?.[0] ?? null,
  disputes: [],
  order: {
    id: 7,
    number: '1001',
    url: 'admin.php?page=wc-orders&action=edit&id=7',
    customer_url: 'admin.php?page=wc-admin&path=/customers/3',
    customer_name: 'Ada Lovelace',
    customer_email: 'ada@example.com',
    fraud_meta_box_type: 'allow',
    subscriptions: [],
  },
  billing_details: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: null,
    country: 'DE',
    address: {
      line1: 'Kastanienallee 86',
      line2: null,
      city: 'Berlin',
      state: null,
      postal_code: '10435',
      country: 'DE',
    },
    formatted_address: 'Ada Lovelace<br/>Kastanienallee 86<br/>10435 Berlin<br/>DE',
  },
  payment_method: 'pm_card_visa',
  payment_method_details: {
    type: 'card',
    identifier: '4242',
    card: {
      brand: 'visa',
      network: 'visa',
      last4: '4242',
      exp_month: 8,
      exp_year: 2029,
      funding: 'credit',
      fingerprint: 'fp_visa',
      country: 'DE',
      checks: { cvc_check: 'pass', address_line1_check: 'fail', address_postal_code_check: null },
    },
  },
  outcome: {
    type: 'authorized',
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: 'Payment complete.',
  },
  screening: null,
  shipping: null,
  failure_code: null,
  channel: 'online',
  source_device: null,
  paydown: null,
  deposit: null,
  transactions: [aLedgerRow()],
  metadata: {},
  ...over,
});

export const aPaymentReply = (
  charge: Partial<Charge> = {},
  over: Partial<PaymentDetails> = {},
): PaymentDetails => {
  const whole = aChargeReply(charge);
  return {
    id: 'pi_1',
    amount: whole.amount,
    currency: whole.currency,
    created: whole.created,
    status: 'succeeded',
    customer: { name: whole.billing_details.name, email: whole.billing_details.email },
    payment_method: whole.payment_method,
    capture_before: null,
    cancellation_reason: null,
    metadata: {},
    charge: whole,
    order: whole.order,
    ...over,
  };
};
