import * as z from 'zod/mini';
import { DISPUTE_REASONS, DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { DRAFT_STANDINGS } from '#domain/disputes/draft-standing.ts';
import { unixSeconds } from './account.ts';
import { type ChargeOrder, chargeOrder } from './charge-order.ts';
import { disputeFilters, disputesQuery } from './dispute-filters.ts';
import { evidenceDetails, issuerEvidence, providerWords } from './dispute-parts.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, paging, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';
import { disputeId } from './operations.ts';

export type DisputeOrder = ChargeOrder;

/** How evidence stands that is kept here and not with the bank, while an answer is awaited; nothing where there is none. */
const draftStanding = z.nullable(wordOf(DRAFT_STANDINGS));

/** A row of the list. Times are UTC text; `due_by` is empty where the bank named no deadline. */
const disputeSummary = z.object({
  dispute_id: z.string(),
  charge_id: z.string(),
  payment_intent_id: z.string(),
  status: wordOf(DISPUTE_STATUSES),
  reason: wordOf(DISPUTE_REASONS),
  amount,
  currency: currencyCode,
  source: z.nullable(z.string()),
  source_identifier: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  order: z.nullable(chargeOrder),
  customer_name: personal(z.nullable(z.string())),
  customer_email: personal(z.nullable(z.string())),
  customer_country: z.nullable(z.string()),
  created: utcInstant,
  due_by: z.union([utcInstant, z.literal('')]),
  draft: draftStanding,
});
export type DisputeSummary = z.output<typeof disputeSummary>;

/** What the ledger says of a dispute: money taken, fee included, and after a win the same given back. */
const disputeMovement = z.object({
  id: z.string(),
  reporting_category: wordOf(['dispute', 'dispute_reversal']),
  created: unixSeconds,
  currency: currencyCode,
  amount,
  fee: amount,
  net: amount,
});

/** What a dispute shows of the payment it is about. */
const disputedCharge = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount,
  amount_refunded: amount,
  currency: currencyCode,
  created: unixSeconds,
  /** The movement that brought the money; addresses of payment details name it. */
  balance_transaction: z.nullable(z.string()),
  billing_details: z.object({
    name: personal(z.string()),
    email: personal(z.string()),
    phone: personal(z.nullable(z.string())),
    country: z.string(),
    address: personal(z.nullable(z.record(z.string(), z.string()))),
  }),
  payment_method_details: z.object({
    type: z.string(),
    brand: z.nullable(z.string()),
    identifier: z.nullable(z.string()),
  }),
});
export type DisputedCharge = z.output<typeof disputedCharge>;

/** One dispute. `order` is an empty list where the payment belongs to no order, as clients of this call expect. */
export const dispute = z.object({
  id: disputeId,
  status: wordOf(DISPUTE_STATUSES),
  reason: wordOf(DISPUTE_REASONS),
  amount,
  currency: currencyCode,
  created: unixSeconds,
  /** Only its id while we know nothing more of it. */
  charge: z.union([z.string(), disputedCharge]),
  payment_intent: z.string(),
  order: z.union([chargeOrder, z.array(z.unknown())]),
  evidence: personal(z.record(z.string(), z.string())),
  metadata: personal(z.record(z.string(), z.string())),
  issuer_evidence: issuerEvidence,
  evidence_details: evidenceDetails,
  ...providerWords,
  /** Evidence was begun on our own desk. The provider hears of it when it is saved for later or submitted. */
  has_draft: z.boolean(),
  draft: draftStanding,
  balance_transactions: z.array(disputeMovement),
});
export type Dispute = z.output<typeof dispute>;

/** The order of a dispute in a form that is easier to ask. */
export const orderOfDispute = ({ order }: Pick<Dispute, 'order'>): DisputeOrder | undefined =>
  Array.isArray(order) ? undefined : order;
/** The payment of a dispute, once we know more of it than its id. */
export const chargeOfDispute = ({ charge }: Pick<Dispute, 'charge'>): DisputedCharge | undefined =>
  typeof charge === 'string' ? undefined : charge;

const path = '/wc/v3/payments/disputes';

export const listDisputes = endpoint({
  method: 'GET',
  path,
  summary: 'One page of the disputes that match, and how many match in all',
  capability: 'see_payments',
  input: z.object({ ...disputesQuery, ...paging }),
  reply: z.object({ data: z.array(disputeSummary), total_count: z.int() }),
  errors: [],
});

/**
 * A sum never mixes currencies: `total` and `currency` speak of the only one there is, and with several they are 0 and
 * empty. `currencies` covers all disputes, whatever the filters.
 */
export const summarizeDisputes = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  summary: 'How many disputes match and what they are about, and the currencies filters offer',
  capability: 'see_payments',
  input: z.object({ ...disputeFilters, ...paging }),
  reply: z.object({
    count: z.int(),
    total: amount,
    currency: z.string(),
    totals: z.array(z.object({ currency: currencyCode, count: z.int(), total: amount })),
    currencies: z.array(currencyCode),
  }),
  errors: [],
});

export const getDispute = endpoint({
  method: 'GET',
  path: `${path}/:dispute_id`,
  summary: 'One dispute with its evidence, its payment and its order',
  capability: 'see_payments',
  input: z.object({ dispute_id: disputeId }),
  reply: dispute,
  errors: ['resource_missing', 'provider_unavailable'],
});

const EVIDENCE_KEYS_MAX = 100;
const EVIDENCE_TEXT_MAX = 150_000;
/** Roughly what may travel; the exact limits of each field and of all together are the rules of evidence. */
const notes = (lengthMax: number) =>
  z
    .record(
      z.string().check(z.regex(/^\w{1,100}$/, 'Expected the name of a field')),
      z.string().check(z.maxLength(lengthMax)),
    )
    .check(
      z.refine((given) => Object.keys(given).length <= EVIDENCE_KEYS_MAX, 'Expected at most 100 fields'),
    );

/** Saving keeps a draft; submitting is final. The same Idempotency-Key sent again changes nothing more. */
export const answerDispute = endpoint({
  method: 'POST',
  path: `${path}/:dispute_id`,
  summary: 'Saves evidence as a draft, or submits it to the bank for good',
  capability: 'answer_disputes',
  class: 'write',
  input: z.object({
    dispute_id: disputeId,
    evidence: z._default(notes(EVIDENCE_TEXT_MAX), {}),
    metadata: z._default(notes(1000), {}),
    submit: z._default(z.boolean(), false),
  }),
  reply: dispute,
  errors: [
    'resource_missing',
    'dispute_not_actionable',
    'evidence_too_long',
    'evidence_files_too_large',
    'idempotency_key_reused',
    'operation_in_progress',
    'operation_needs_attention',
    'provider_unavailable',
  ],
});

/** Accepting gives the money and the fee up for good. */
export const acceptDispute = endpoint({
  method: 'POST',
  path: `${path}/:dispute_id/close`,
  summary: 'Accepts a dispute: it is lost, and its fee is not returned',
  capability: 'answer_disputes',
  class: 'money',
  input: z.object({ dispute_id: disputeId }),
  reply: dispute,
  errors: [
    'resource_missing',
    'dispute_not_actionable',
    'idempotency_key_reused',
    'operation_in_progress',
    'operation_needs_attention',
    'provider_unavailable',
  ],
});
