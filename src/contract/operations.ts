import * as z from 'zod/mini';
import type { ChargeId, DisputeId, PaymentIntentId } from '#domain/shared/ids.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, paging, sentCurrency, utcInstant, wordOf } from './kit/fields.ts';

const ID_LENGTH_MAX = 255;
const id = <Id extends string>(what: string, ...prefixes: readonly string[]) =>
  z.custom<Id>(
    (value) =>
      typeof value === 'string' &&
      value.length <= ID_LENGTH_MAX &&
      prefixes.some((prefix) => value.startsWith(prefix)),
    `Expected the id of a ${what}`,
  );
export const chargeId = id<ChargeId>('charge', 'ch_', 'py_');
export const paymentIntentId = id<PaymentIntentId>('payment', 'pi_');
export const disputeId = id<DisputeId>('dispute', 'dp_', 'du_');

/** What is asked of the provider. Each is one money action, whatever screen or program asks for it. */
export const refundRequest = z.object({
  charge: chargeId,
  /** Left out, everything that is left of the payment. */
  amount: z.optional(amount),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  /** What the order is told of it, in the same breath. Left out, the order the charge names is told of the sum. */
  order: z.optional(
    z.object({
      id: z.int(),
      items: z.array(z.object({ line: z.int(), quantity: z.int() })),
      restock: z.boolean(),
      note: z.string(),
      refunded_by: z.nullable(z.int()),
    }),
  ),
});
export const captureRequest = z.object({ payment_intent: paymentIntentId, amount: z.optional(amount) });
export const cancelRequest = z.object({
  payment_intent: paymentIntentId,
  reason: z.optional(z.enum(['requested_by_customer', 'fraudulent'])),
});
export const acceptDisputeRequest = z.object({ dispute: disputeId });
export const disputeAnswerRequest = z.object({
  dispute: disputeId,
  evidence: z.record(z.string(), z.string()),
  metadata: z.record(z.string(), z.string()),
  /** Without it the evidence is a draft, and the dispute stays open. */
  submit: z.boolean(),
});
export const instantPayoutRequest = z.object({ currency: sentCurrency });

export const refundReply = z.object({
  id: z.string(),
  charge: z.string(),
  payment_intent: z.string(),
  amount,
  currency: currencyCode,
  status: wordOf(['pending', 'succeeded', 'failed', 'canceled']),
});
export const paymentReply = z.object({ id: z.string(), status: z.string() });
export const disputeReply = z.object({ id: z.string(), status: z.string() });
export const payoutReply = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  fee: amount,
  currency: currencyCode,
});

export const OPERATION_STATES = [
  'created',
  'sent',
  'unknown',
  'succeeded',
  'failed',
  'needs_attention',
] as const;

const operation = z.object({
  id: z.string(),
  kind: z.string(),
  /** The charge, payment, dispute or currency it is about. */
  subject: z.nullable(z.string()),
  state: wordOf(OPERATION_STATES),
  actor_email: z.string(),
  attempts: z.int(),
  created: utcInstant,
  finished: z.nullable(utcInstant),
  /** The code of the catalogue and its words, for one that failed. */
  error_code: z.nullable(z.string()),
  error_message: z.nullable(z.string()),
});
export type OperationSummary = z.output<typeof operation>;

export const listOperations = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/operations',
  summary: 'Money actions and how they ended, newest first',
  capability: 'see_payments',
  input: z.object({ ...paging, state: z.optional(z.enum(OPERATION_STATES)) }),
  reply: z.object({ data: z.array(operation), total_count: z.int() }),
  errors: [],
});

export const getOperation = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/operations/:id',
  summary: 'One money action: what a browser asks that was told to wait',
  capability: 'see_payments',
  input: z.object({ id: z.string().check(z.maxLength(64)) }),
  reply: operation,
  errors: ['operation_missing'],
});

const pendingOperation = z.object({
  id: z.string(),
  kind: z.string(),
  /** Everything a page may know it by: a charge, its payment and order (as `order 12`), a dispute, the currency of a payout. */
  subjects: z.array(z.string()),
  state: z.string(),
  amount: z.nullable(amount),
  currency: z.nullable(currencyCode),
  actor_email: z.string(),
  created: utcInstant,
});
export type PendingOperation = z.output<typeof pendingOperation>;

export const listPendingOperations = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/operations/pending',
  summary: 'Money actions of the merchant whose outcome nobody knows yet, newest first',
  capability: 'see_payments',
  input: z.object({}),
  reply: z.object({ data: z.array(pendingOperation) }),
  errors: [],
});

export const dismissOperation = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/operations/:id/dismiss',
  summary: 'Says, after a look at the payments service, that an unconfirmed action never happened',
  capability: 'refund',
  or: ['capture', 'answer_disputes', 'pay_out'],
  input: z.object({ id: z.string().check(z.maxLength(64)) }),
  reply: z.object({ id: z.string(), dismissed: z.literal(true) }),
  errors: ['operation_missing', 'operation_not_dismissible'],
});
