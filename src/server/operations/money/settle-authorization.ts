import { cancelRequest, captureRequest, paymentReply } from '#contract/operations.ts';
import { assert } from '#domain/shared/assert.ts';
import type { PaymentAnswer, PaymentProvider } from '#provider/payment-provider.ts';
import type { Database } from '../../db/database.ts';
import { recordFraudDecision } from '../../features/fraud/fraud-decisions-repository.ts';
import { moveOrdersOf } from '../../store/move-order-of-payment.ts';
import { defineOperation } from '../define-operation.ts';
import type { SentOperation } from '../operation.ts';
import { findIntentStatuses } from './charge-repository.ts';
import { toldByPayment } from './keep-payment.ts';

/** An authorization is captured or cancelled once, so the payment itself is the natural key of either. */
export const capturePayment = defineOperation({
  kind: 'capture_payment',
  input: captureRequest,
  reply: paymentReply,
  about: async (_, { payment_intent }) => ({ naturalKey: payment_intent }),
  send: (provider, input, key) => provider.capturePayment({ ...input, idempotencyKey: key }),
  lookUp: (provider, { payment_intent }) => findSettled(provider, payment_intent, 'succeeded'),
  apply: (trx, answer, _, sent) => settle(trx, { answer, sent }, 'approve'),
  several: {
    // What was held because of fraud rules is also decided about, each by itself.
    mayBeOne: ({ intent, charge }) =>
      intent.status === 'succeeded' && charge?.screening?.outcome !== 'review',
    apply: (trx, told) => settleAll(trx, told, 'approve'),
  },
  audited: ({ payment_intent }) => ({
    action: 'payment.capture',
    object_kind: 'payment_intent',
    object_id: payment_intent,
  }),
});

export const cancelPayment = defineOperation({
  kind: 'cancel_payment',
  input: cancelRequest,
  reply: paymentReply,
  about: async (_, { payment_intent }) => ({ naturalKey: payment_intent }),
  send: (provider, input, key) => provider.cancelPayment({ ...input, idempotencyKey: key }),
  lookUp: (provider, { payment_intent }) => findSettled(provider, payment_intent, 'canceled'),
  apply: (trx, answer, _, sent) => settle(trx, { answer, sent }, 'block'),
  audited: ({ payment_intent }) => ({
    action: 'payment.cancel',
    object_kind: 'payment_intent',
    object_id: payment_intent,
  }),
});

/** A payment in the state that was asked for: whoever brought it there, it is done. */
async function findSettled(
  provider: PaymentProvider,
  id: string,
  status: 'succeeded' | 'canceled',
): Promise<PaymentAnswer | undefined> {
  const intent = await provider.findObject('payment_intent', id);
  if (intent?.status !== status) return undefined;
  const charge = intent.charge === null ? undefined : await provider.findObject('charge', intent.charge);
  return { intent, charge: charge ?? null };
}

type Settled = Readonly<{ answer: PaymentAnswer; sent: SentOperation }>;
type Decision = 'approve' | 'block';

async function settle(trx: Database, one: Settled, decision: Decision) {
  const [settled] = await settleAll(trx, [one], decision);
  assert(settled, 'each authorization is settled');
  return settled;
}

/** Their orders follow once all of them are kept: whoever waits for an order waits for as little as possible. */
async function settleAll(trx: Database, all: readonly Settled[], decision: Decision) {
  const before = await findIntentStatuses(
    trx,
    all.map(({ answer }) => answer.intent.id),
  );
  return all.map(({ answer, sent }, nth) => {
    const { intent, charge } = answer;
    const { id, status } = intent;
    const isDecision = charge?.screening?.outcome === 'review';
    const follow = async () => {
      if (nth === 0)
        await moveOrdersOf(
          trx,
          all.map((one) => one.answer.intent),
        );
      if (isDecision) await recordFraudDecision(trx, { payment_intent_id: id, action: decision }, sent);
    };
    return {
      reply: { id, status },
      before: { status: before.get(id) ?? null },
      after: {
        status,
        ...(charge && { amount_captured: charge.amount_captured, currency: charge.currency }),
        ...(isDecision && { fraud_decision: decision }),
      },
      keeps: toldByPayment(sent, answer),
      follow,
    };
  });
}
