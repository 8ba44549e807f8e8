import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '#domain/payments/transaction-type.ts';
import { PROOF_LINE_KINDS, PROOF_SOURCES } from '#domain/payouts/payout-proof.ts';
import { PAYOUT_STATUSES } from '#domain/payouts/payout-status.ts';
import { PAYOUT_TYPES } from '#domain/payouts/payout-type.ts';
import { unixSeconds } from './account.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, paging, sentCurrency, utcInstant, wordOf } from './kit/fields.ts';
import { payoutFilters, payoutsQuery } from './payout-filters.ts';

/** Money on its way to the merchant's bank, or back from it. `date` is when it arrives, in milliseconds; `created` in seconds. */
export const payout = z.object({
  id: z.string(),
  type: wordOf(PAYOUT_TYPES),
  automatic: z.boolean(),
  status: wordOf(PAYOUT_STATUSES),
  date: z.int(),
  created: unixSeconds,
  /** When money that did not arrive was the merchant's again, where the provider tells it of the payout. */
  returned: z.nullable(unixSeconds),
  amount,
  fee: amount,
  fee_percentage: z.number(),
  currency: currencyCode,
  bankAccount: z.nullable(z.string()),
  bank_reference_key: z.nullable(z.string()),
  failure_code: z.nullable(z.string()),
  failure_message: z.nullable(z.string()),
});
export type Payout = z.output<typeof payout>;

const path = '/wc/v3/payments/deposits';
const payoutId = z.object({ id: z.string().check(z.maxLength(255)) });

export const listPayouts = endpoint({
  method: 'GET',
  path,
  summary: 'One page of the payouts that match, and how many match in all',
  capability: 'see_payouts',
  input: z.object({ ...payoutsQuery, ...paging }),
  reply: z.object({ data: z.array(payout), total_count: z.int() }),
  errors: [],
});

/**
 * A sum never mixes currencies: `total` and `currency` speak of the only one there is, and with several they are 0 and
 * empty. It is a sum of what was or will be paid: payouts that failed or were canceled are counted, and added up only
 * where `status_is` asks for them. `store_currencies` covers all payouts and `sources` all payment methods, whatever the filters.
 */
export const summarizePayouts = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  summary: 'How many payouts match, what they add up to, and the currencies filters offer',
  capability: 'see_payouts',
  input: z.object(payoutFilters),
  reply: z.object({
    count: z.int(),
    total: amount,
    currency: z.string(),
    totals: z.array(z.object({ currency: currencyCode, count: z.int(), total: amount })),
    store_currencies: z.array(currencyCode),
    sources: z.array(z.string()),
  }),
  errors: [],
});

export const getPayout = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One payout',
  capability: 'see_payouts',
  input: payoutId,
  reply: payout,
  errors: ['resource_missing', 'wcpay_route_validation_failure'],
});

/** The same Idempotency-Key sent again pays once and answers what it answered first. */
export const payOutInstantly = endpoint({
  method: 'POST',
  path,
  summary: 'Pays out at once everything that can leave in a currency',
  capability: 'pay_out',
  class: 'money',
  act: 'pay_out',
  fresh: true,
  input: z.object({
    type: z.literal('instant'),
    currency: sentCurrency,
    /** What the person was told would arrive. It decides nothing: everything that can leave does. */
    expected_amount: z.optional(amount),
  }),
  reply: payout,
  errors: [
    'payouts_unavailable',
    'approval_requested',
    'approval_nobody',
    'instant_payout_unavailable',
    'idempotency_key_reused',
    'operation_in_progress',
    'operation_needs_attention',
    'provider_unavailable',
  ],
});

/** What a line is made of: how many movements, what they come to, and the types that pick them out of the payout's. */
const proofLine = z.object({
  kind: wordOf(PROOF_LINE_KINDS),
  count: z.int(),
  amount,
  types: z.readonly(z.array(wordOf(TRANSACTION_TYPES))),
});
const otherPayout = z.nullable(z.object({ id: z.string(), created: utcInstant, date: utcInstant }));

/**
 * What a payout is made of. The lines add up to `total`; `sent` is what the bank was given; `unexplained` is the difference
 * and 0 in every payout that adds up.
 */
export const getPayoutProof = endpoint({
  method: 'GET',
  path: `${path}/:id/proof`,
  summary: 'The lines a payout is made of, and whether they add up to it',
  capability: 'see_payouts',
  input: payoutId,
  reply: z.object({
    payout_id: z.string(),
    currency: currencyCode,
    source: wordOf(PROOF_SOURCES),
    lines: z.readonly(z.array(proofLine)),
    /** The movements behind the lines. */
    count: z.int(),
    total: amount,
    sent: amount,
    unexplained: amount,
    /** The payout that came back and whose money is carried over into this one. */
    carried_from: otherPayout,
    /** Of a payout that came back: the one its money left with. */
    carried_into: otherPayout,
    checked: utcInstant,
  }),
  errors: ['resource_missing', 'wcpay_route_validation_failure'],
});

/** The same as a paper, to the line of the bank's statement where one was found. A link carries the nonce as `_wpnonce`. */
export const readPayoutProofPaper = endpoint({
  method: 'GET',
  path: `${path}/:id/proof/file`,
  summary: 'The proof of a payout as a PDF, from its payments to the bank line',
  capability: 'see_payouts',
  class: 'export',
  input: payoutId,
  reply: z.unknown(),
  stream: true,
  errors: ['resource_missing', 'wcpay_route_validation_failure'],
});

/** What a merchant who is not content tells us, or nothing more than that. */
export const sendPayoutsFeedback = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/survey/payouts',
  summary: 'What could be better about payouts',
  capability: 'see_payouts',
  class: 'write',
  input: z.object({
    comments: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
