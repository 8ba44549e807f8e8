import * as z from 'zod/mini';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { FEE_PARTS } from '#domain/payments/fee-rates.ts';
import { SALES_CHANNELS, SOURCE_DEVICES } from '#domain/payments/sales-channel.ts';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { unixSeconds } from './account.ts';
import { chargeOrder } from './charge-order.ts';
import { evidenceDetails, issuerEvidence, providerWords } from './dispute-parts.ts';
import { amount, currencyCode, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';
import { address } from './order-address.ts';
import { paymentMethodDetails } from './payment-method-details.ts';

const ruleOutcome = wordOf(['allow', 'review', 'block']);
const notes = z.record(z.string(), z.string());

export const feeRates = z.object({
  percentage: z.number(),
  fixed: amount,
  fixed_currency: currencyCode,
  history: z.readonly(
    z.array(
      z.object({
        type: wordOf(['base', 'additional', 'discount']),
        additional_type: z.optional(wordOf(FEE_PARTS)),
        percentage_rate: z.number(),
        fixed_rate: amount,
        currency: currencyCode,
        capped: z.optional(z.boolean()),
      }),
    ),
  ),
});

const refund = z.object({
  id: z.string(),
  status: wordOf(['pending', 'succeeded', 'failed', 'canceled']),
  amount,
  currency: currencyCode,
  created: unixSeconds,
  reason: z.nullable(z.string()),
  failure_reason: z.nullable(z.string()),
  balance_transaction: z.nullable(z.object({ id: z.string(), amount, fee: amount, currency: currencyCode })),
});

/** A dispute as its payment carries it, with everything an answer to it needs. */
const chargeDispute = z.object({
  id: z.string(),
  status: wordOf(DISPUTE_STATUSES),
  reason: wordOf(DISPUTE_REASONS),
  amount,
  currency: currencyCode,
  created: unixSeconds,
  evidence: personal(notes),
  evidence_details: evidenceDetails,
  issuer_evidence: issuerEvidence,
  /** The withdrawal, and after a win its reversal. An inquiry has none. */
  balance_transactions: z.array(
    z.object({
      id: z.string(),
      amount,
      fee: amount,
      currency: currencyCode,
      reporting_category: wordOf(['dispute', 'dispute_reversal']),
    }),
  ),
  ...providerWords,
  metadata: personal(notes),
});
export type ChargeDispute = z.output<typeof chargeDispute>;

/** One movement of the balance about this payment. The figures of the page are sums of these. */
export const ledgerRow = z.object({
  transaction_id: z.string(),
  type: wordOf(TRANSACTION_TYPES),
  date: utcInstant,
  currency: currencyCode,
  amount,
  fees: amount,
  net: amount,
  deposit_id: z.nullable(z.string()),
  deposit_status: z.nullable(wordOf(PAYOUT_STATUSES)),
  loan_id: z.nullable(z.string()),
  /** Whether that payout brings money or takes some back. */
  deposit_type: z.nullable(wordOf(PAYOUT_TYPES)),
});
export type LedgerRow = z.output<typeof ledgerRow>;

const billingDetails = z.object({
  name: personal(z.nullable(z.string())),
  email: personal(z.nullable(z.string())),
  phone: personal(z.nullable(z.string())),
  country: z.nullable(z.string()),
  address: personal(
    z.nullable(
      z.object({
        line1: z.nullable(z.string()),
        line2: z.nullable(z.string()),
        city: z.nullable(z.string()),
        state: z.nullable(z.string()),
        postal_code: z.nullable(z.string()),
        country: z.nullable(z.string()),
      }),
    ),
  ),
  /** HTML with `<br/>` between lines; what customers wrote is escaped. Our own pages show `address` as text. */
  formatted_address: personal(z.string()),
});

const outcome = z.object({
  type: wordOf(['authorized', 'issuer_declined', 'blocked', 'invalid', 'manual_review']),
  network_status: z.string(),
  reason: z.nullable(z.string()),
  risk_level: wordOf(['normal', 'elevated', 'highest', 'not_assessed', 'unknown']),
  risk_score: z.nullable(z.number()),
  seller_message: z.string(),
});

/**
 * A payment as its page shows it. One that never reached a bank (an order not yet paid) is told in the same shape:
 * `id` is then the order's, `synthetic` is true and nothing has moved.
 */
export const charge = z.object({
  id: z.string(),
  synthetic: z.boolean(),
  payment_intent: z.nullable(z.string()),
  /** Of a charge: succeeded, pending or failed. Of a synthetic one: the status of its intent or order. */
  status: z.string(),
  amount,
  amount_captured: amount,
  amount_refunded: amount,
  application_fee_amount: amount,
  currency: currencyCode,
  created: unixSeconds,
  paid: z.boolean(),
  captured: z.boolean(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  balance_transaction: z.nullable(
    z.object({
      id: z.string(),
      currency: currencyCode,
      amount,
      fee: amount,
      exchange_rate: z.nullable(z.string()),
      fee_rates: z.nullable(feeRates),
    }),
  ),
  refunds: z.nullable(z.object({ data: z.array(refund) })),
  /** The one that needs the merchant most; `disputes` has all of them, newest first. */
  dispute: z.nullable(chargeDispute),
  disputes: z.array(chargeDispute),
  order: z.nullable(chargeOrder),
  billing_details: billingDetails,
  payment_method: z.nullable(z.string()),
  payment_method_details: paymentMethodDetails,
  outcome: z.nullable(outcome),
  /** The provider, or a rule there, asks for a look at this payment; absent where nobody does. */
  review: z.optional(
    z.object({
      id: z.string(),
      is_open: z.boolean(),
      opened_reason: z.string(),
      closed_reason: z.nullable(z.string()),
    }),
  ),
  /** What the store's own rules decided, and which of them fired; absent where none were asked. */
  screening: z.nullable(
    z.object({ outcome: ruleOutcome, ruleset_results: z.record(z.string(), ruleOutcome) }),
  ),
  /** Where the order goes, told where that is why the rules stopped the payment. */
  shipping: personal(z.nullable(address)),
  failure_code: z.nullable(z.string()),
  channel: wordOf(SALES_CHANNELS),
  source_device: z.nullable(wordOf(SOURCE_DEVICES)),
  paydown: z.nullable(z.object({ amount, loan_id: z.string() })),
  /** The payout the sale left with; absent while it waits for one. */
  deposit: z.nullable(
    z.object({ id: z.string(), arrival_date: unixSeconds, status: wordOf(PAYOUT_STATUSES) }),
  ),
  transactions: z.array(ledgerRow),
  metadata: personal(notes),
});
export type Charge = z.output<typeof charge>;
