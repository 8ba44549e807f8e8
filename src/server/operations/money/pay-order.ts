import { sql } from 'kysely';
import * as z from 'zod/mini';
import { amount, currencyCode } from '#contract/kit/fields.ts';
import { paymentIntentId } from '#contract/operations.ts';
import { orderAfterPayment } from '#domain/orders/order-after-payment.ts';
import { TEST_NOTE } from '#domain/payments/test-payment.ts';
import { assert } from '#domain/shared/assert.ts';
import type { PaymentAnswer, PaymentProvider } from '#provider/payment-provider.ts';
import type { ReaderId } from '#provider/provider-objects.ts';
import type { Database } from '../../db/database.ts';
import { OPERATION_ID } from '../../events/object-rows.ts';
import { settleCheckouts } from '../../store/checkout-repository.ts';
import { keepPaidCard } from '../../store/saved-cards-repository.ts';
import { followSubscriptions } from '../../store/subscriptions-repository.ts';
import { defineOperation } from '../define-operation.ts';
import type { SentOperation } from '../operation.ts';
import { toldByPayment, withMovement } from './keep-payment.ts';

const text = z.string();
const outcome = z.enum(['allow', 'review', 'block']);
const readerId = z.custom<ReaderId>((id) => typeof id === 'string' && id.startsWith('tmr_'));

/** One try to pay for an order. The attempt makes every try a request of its own. */
export const payOrderRequest = z.object({
  order_id: z.int(),
  attempt: z.int(),
  amount,
  currency: currencyCode,
  /** The token that stands for the card; its number stayed at the checkout. */
  payment_method: text,
  capture: z.enum(['automatic', 'manual']),
  customer: z.object({ name: text, email: text, country: text }),
  billing_address: z.optional(
    z.object({ line1: text, city: text, state: text, postal_code: text, country: text }),
  ),
  channel: z.optional(z.enum(['online', 'in_person', 'in_person_pos'])),
  reader: z.optional(readerId),
  is_subscription: z.optional(z.boolean()),
  /** Taken while the store is in test mode. */
  is_test: z.optional(z.boolean()),
  screening: z.optional(z.object({ outcome, ruleset_results: z.record(z.string(), outcome) })),
});
export type PayOrderRequest = z.output<typeof payOrderRequest>;

const payOrderReply = z.object({
  order_id: z.int(),
  payment_intent_id: z.string(),
  charge_id: z.nullable(z.string()),
  status: z.string(),
  failure_code: z.nullable(z.string()),
});

/** A customer pays. One try at a time for an order, and the answer, also a decline, is written on the order at once. */
export const payOrder = defineOperation({
  kind: 'pay_order',
  input: payOrderRequest,
  reply: payOrderReply,
  about: async (_, { order_id }) => ({ naturalKey: `order ${order_id}` }),
  send: async (provider, { order_id, attempt: _, is_test, ...request }, key) => {
    const answer = await provider.createPayment({
      ...request,
      metadata: { order_id: String(order_id), ...(is_test && TEST_NOTE), [OPERATION_ID]: key },
      idempotencyKey: key,
    });
    return withMovement(provider, answer);
  },
  // A payment has no name before it is made, but it carries the operation's; events have brought it to us since, or its
  // provider is asked for it.
  lookUp: async (provider, _, key, db) => {
    const note = { name: OPERATION_ID, value: key };
    const id = (await findPaymentOf(db, provider.name, key)) ?? (await provider.findPaymentWith?.(note))?.id;
    return id === undefined ? undefined : findTried(provider, id);
  },
  apply: (trx, answer, { order_id }, sent) => settleTry(trx, { answer, order_id, sent }),
  several: {
    mayBeOne: ({ intent }) => intent.status === 'succeeded' || intent.status === 'requires_capture',
    apply: (trx, told) =>
      settleTries(
        trx,
        told.map(({ answer, input: { order_id }, sent }) => ({ answer, order_id, sent })),
      ),
  },
  audited: ({ order_id }) => ({ action: 'payment.pay', object_kind: 'order', object_id: String(order_id) }),
});

/** The customer's second factor. */
export const confirmPayment = defineOperation({
  kind: 'confirm_payment',
  input: z.object({ order_id: z.int(), payment_intent: paymentIntentId }),
  reply: payOrderReply,
  about: async (_, { payment_intent }) => ({ naturalKey: payment_intent }),
  send: (provider, { payment_intent }, key): Promise<PaymentAnswer> =>
    provider.confirmPayment({ payment_intent, idempotencyKey: key }),
  lookUp: async (provider, { payment_intent }) => {
    const tried = await findTried(provider, payment_intent);
    return tried?.intent.status === 'requires_action' ? undefined : tried;
  },
  apply: (trx, answer, { order_id }, sent) => settleTry(trx, { answer, order_id, sent }),
  audited: ({ payment_intent }) => ({
    action: 'payment.confirm',
    object_kind: 'payment_intent',
    object_id: payment_intent,
  }),
});

async function findTried(provider: PaymentProvider, id: string): Promise<PaymentAnswer | undefined> {
  const intent = await provider.findObject('payment_intent', id);
  if (!intent) return undefined;
  const charge = intent.charge === null ? undefined : await provider.findObject('charge', intent.charge);
  return withMovement(provider, { intent, charge: charge ?? null });
}

async function findPaymentOf(db: Database, provider: string, operation: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment_intents')
    .select('id')
    .where('provider', '=', provider)
    .where(sql<string>`data->'metadata'->>'operation_id'`, '=', operation)
    .executeTakeFirst();
  return found?.id;
}

type Try = Readonly<{ answer: PaymentAnswer; order_id: number; sent: SentOperation }>;

async function settleTry(trx: Database, tried: Try) {
  const [settled] = await settleTries(trx, [tried]);
  assert(settled, 'each try is settled');
  return settled;
}

/** The orders know their payments before the payments' rows refer to the orders. */
async function settleTries(trx: Database, tries: readonly Try[]) {
  const settled = await settleCheckouts(
    trx,
    tries.map(({ answer, order_id }) => ({ order_id, ...whatBecameOf(answer) })),
  );
  for (const { answer, order_id } of tries) {
    const { payment_method } = answer.intent;
    const { isPaid, saves_for, ...bought } = settled.get(order_id) ?? NOTHING_SETTLED;
    const { card } = answer.charge?.payment_method_details ?? {};
    if (card && saves_for) await keepPaidCard(trx, order_id, payment_method, card);
    if (isPaid && (bought.subscribes || bought.renews !== null))
      await followSubscriptions(trx, { order_id, ...bought }, payment_method);
  }
  return tries.map(({ answer, order_id, sent }) => {
    const { payment_intent_id, charge_id, failure_code } = whatBecameOf(answer);
    const after = { payment_intent_id, charge_id, status: answer.intent.status, failure_code };
    return { reply: { order_id, ...after }, after, keeps: toldByPayment(sent, answer) };
  });
}

const NOTHING_SETTLED = { isPaid: false, saves_for: null, renews: null, subscribes: false };

const whatBecameOf = ({ intent, charge }: PaymentAnswer) => ({
  ...orderAfterPayment({
    status: intent.status,
    screened: charge?.screening?.outcome ?? null,
    isCard: charge?.payment_method_details.card !== undefined,
    isInPerson: charge !== null && charge.channel !== 'online',
  }),
  payment_intent_id: intent.id,
  charge_id: charge?.id ?? null,
  failure_code: charge?.failure_code ?? intent.failure_code,
});
