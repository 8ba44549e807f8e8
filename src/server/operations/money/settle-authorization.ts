import { cancelRequest, captureRequest, paymentReply } from '#contract/operations.ts';
import type { PaymentAnswer, PaymentProvider } from '#provider/payment-provider.ts';
import type { Database } from '../../db/database.ts';
import { recordFraudDecision } from '../../features/fraud/fraud-decisions-repository.ts';
import { moveOrderOf } from '../../store/move-order-of-payment.ts';
import { defineOperation } from '../define-operation.ts';
import type { SentOperation } from '../operation.ts';
import { findIntentStatus } from './charge-repository.ts';
import { toldByPayment } from './keep-payment.ts';

/** An authorization is captured or cancelled once, so the payment itself is the natural key of either. */
export const capturePayment = defineOperation({
  kind: 'capture_payment',
  input: captureRequest,
  reply: paymentReply,
  about: async (_, { payment_intent }) => ({ naturalKey: payment_intent }),
  send: (provider, input, key) => provider.capturePayment({ ...input, idempotencyKey: key }),
  lookUp: (provider, { payment_intent }) => findSettled(provider, payment_intent, 'succeeded'),
  apply: (trx, answer, _, sent) => settle(trx, answer, sent, 'approve'),
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
  apply: (trx, answer, _, sent) => settle(trx, answer, sent, 'block'),
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

async function settle(
  trx: Database,
  answer: PaymentAnswer,
  sent: SentOperation,
  decision: 'approve' | 'block',
) {
  const { intent, charge } = answer;
  const { id, status } = intent;
  const before = await findIntentStatus(trx, id);
  const isDecision = charge?.screening?.outcome === 'review';
  return {
    reply: { id, status },
    before: { status: before },
    after: {
      status,
      ...(charge && { amount_captured: charge.amount_captured, currency: charge.currency }),
      ...(isDecision && { fraud_decision: decision }),
    },
    keeps: toldByPayment(sent, answer),
    follow: async () => {
      await moveOrderOf(trx, intent);
      if (isDecision) await recordFraudDecision(trx, { payment_intent_id: id, action: decision }, sent);
    },
  };
}
