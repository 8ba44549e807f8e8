import * as z from 'zod/mini';
import { unixSeconds } from '#contract/account.ts';
import { charge as chargeShape } from '#contract/charge.ts';
import { evidenceDetails, issuerEvidence, providerWords } from '#contract/dispute-parts.ts';
import { amount, currencyCode, wordOf } from '#contract/kit/fields.ts';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { REFUND_PENDING_REASONS } from '#domain/payments/refund-pending.ts';

// The read model keeps what the provider told in its own words; these read the parts a page is about.

const notes = z.record(z.string(), z.string());
const words = z.optional(z.nullable(z.string()));
const rules = wordOf(['allow', 'review', 'block']);

export const storedIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  currency: currencyCode,
  created: unixSeconds,
  capture_method: wordOf(['automatic', 'manual']),
  payment_method: z.nullable(z.string()),
  charge: z.nullable(z.string()),
  customer: z.object({ name: words, email: words, country: words }),
  capture_before: z.nullable(unixSeconds),
  cancellation_reason: z.nullable(z.string()),
  metadata: notes,
});
export type StoredIntent = z.output<typeof storedIntent>;

const card = z.object({
  brand: z.string(),
  network: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  funding: z.string(),
  fingerprint: z.string(),
  country: z.string(),
  checks: z.nullable(
    z.object({ cvc_check: words, address_line1_check: words, address_postal_code_check: words }),
  ),
});

const { outcome, review, channel, source_device } = chargeShape.shape;
export const storedCharge = z.object({
  id: z.string(),
  livemode: z.optional(z.boolean()),
  payment_intent: z.string(),
  status: wordOf(['succeeded', 'pending', 'failed']),
  amount,
  amount_captured: amount,
  amount_refunded: amount,
  currency: currencyCode,
  created: unixSeconds,
  paid: z.boolean(),
  captured: z.boolean(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  exchange_rate: z.nullable(z.string()),
  balance_transaction: z.nullable(z.string()),
  application_fee_amount: amount,
  refunds: z.array(z.string()),
  disputes: z.array(z.string()),
  payment_method: z.string(),
  payment_method_details: z.object({
    type: z.string(),
    identifier: z.nullable(z.string()),
    card: z.optional(card),
    details: z.optional(notes),
  }),
  billing_details: z.object({
    name: words,
    email: words,
    country: words,
    phone: words,
    address: z.nullable(
      z.object({
        line1: words,
        line2: words,
        city: words,
        state: words,
        postal_code: words,
        country: words,
      }),
    ),
  }),
  outcome,
  review,
  failure_code: z.nullable(z.string()),
  channel,
  source_device,
  paydown: z.nullable(z.object({ amount, loan_id: z.string() })),
  screening: z.nullable(z.object({ outcome: rules, ruleset_results: z.record(z.string(), rules) })),
  metadata: notes,
});
export type StoredCharge = z.output<typeof storedCharge>;

export const storedRefund = z.object({
  id: z.string(),
  charge: z.string(),
  status: wordOf(['pending', 'succeeded', 'failed', 'canceled']),
  amount,
  currency: currencyCode,
  created: unixSeconds,
  reason: z.nullable(z.string()),
  balance_transaction: z.nullable(z.string()),
  failure_balance_transaction: z.nullable(z.string()),
  failure_reason: z.nullable(z.string()),
  pending_reason: z.optional(wordOf(REFUND_PENDING_REASONS)),
  acquirer_reference_number: z.nullable(z.string()),
});
export type StoredRefund = z.output<typeof storedRefund>;

export const storedDispute = z.object({
  id: z.string(),
  charge: z.string(),
  status: wordOf(DISPUTE_STATUSES),
  reason: wordOf(DISPUTE_REASONS),
  amount,
  currency: currencyCode,
  created: unixSeconds,
  evidence: notes,
  evidence_details: evidenceDetails,
  issuer_evidence: issuerEvidence,
  ...providerWords,
  balance_transactions: z.array(z.string()),
  metadata: notes,
});
export type StoredDispute = z.output<typeof storedDispute>;
