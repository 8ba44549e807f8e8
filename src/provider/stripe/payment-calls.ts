import Stripe from 'stripe';
import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import type { PaymentAnswer, PaymentProvider, PaymentRequest } from '../payment-provider.ts';
import { afterWriting } from './after-writing.ts';
import { ANSWER_EXPANDS, intentFromStripe, latestChargeOf } from './intent-from-stripe.ts';
import { notesOf } from './payment-notes.ts';
import { refundCharge } from './refund-calls.ts';
import type { StripeLine } from './stripe-line.ts';
import { wholeCharge } from './whole-charge.ts';

const keyed = (idempotencyKey: string) => ({ idempotencyKey });
const expand = ANSWER_EXPANDS;

type PaymentCalls = Pick<
  PaymentProvider,
  'createPayment' | 'confirmPayment' | 'capturePayment' | 'cancelPayment' | 'refundCharge' | 'findPaymentWith'
>;

/** Everything that takes money, lets it go or gives it back. */
export function paymentCalls(line: StripeLine): PaymentCalls {
  const { api, read, write } = line;
  const about = (id: string) => ({ kind: 'payment_intent', id });
  return {
    createPayment: (request) =>
      request.screening?.outcome === 'block' ? keepBlocked(line, request) : takePayment(line, request),
    confirmPayment: async ({ payment_intent, idempotencyKey }) =>
      answerOf(
        line,
        await write(
          () =>
            declinedOr(line, api.paymentIntents.confirm(payment_intent, { expand }, keyed(idempotencyKey))),
          about(payment_intent),
        ),
      ),
    capturePayment: async ({ payment_intent, amount, idempotencyKey }) => {
      const most = amount === undefined ? undefined : await authorized(line, payment_intent);
      const params = { expand, ...(amount !== undefined && { amount_to_capture: amount }) };
      const captured = await write(
        () => api.paymentIntents.capture(payment_intent, params, keyed(idempotencyKey)),
        { ...about(payment_intent), ...most },
      );
      return answerOf(line, captured);
    },
    cancelPayment: async ({ payment_intent, reason, idempotencyKey }) => {
      const params = { expand, ...(reason && { cancellation_reason: reason }) };
      const canceled = await write(
        () => api.paymentIntents.cancel(payment_intent, params, keyed(idempotencyKey)),
        about(payment_intent),
      );
      return answerOf(line, canceled);
    },
    refundCharge: (request) => refundCharge(line, request),
    findPaymentWith: async ({ name, value }) => {
      const query = `metadata[${quoted(name)}]:${quoted(value)}`;
      const { data } = await read(() =>
        api.paymentIntents.search({ query, limit: 1, expand: expand.map((one) => `data.${one}`) }),
      );
      return data[0] && intentFromStripe(data[0]);
    },
  };
}

/** As Stripe's language of queries writes a text. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** What was authorized: more than that is refused with the most that could be taken. */
async function authorized({ api, read }: StripeLine, intent: string) {
  const answer = await read(() => api.paymentIntents.retrieve(intent), {
    kind: 'payment_intent',
    id: intent,
  });
  return { most: answer.amount_capturable || answer.amount, currency: answer.currency };
}

const paramsOf = (request: PaymentRequest) => ({
  amount: request.amount,
  currency: request.currency,
  capture_method:
    request.capture === 'manual' || request.screening?.outcome === 'review'
      ? ('manual' as const)
      : ('automatic' as const),
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
  metadata: { ...notesOf(request), ...request.metadata },
  expand,
});

async function takePayment(line: StripeLine, request: PaymentRequest): Promise<PaymentAnswer> {
  const params = { ...paramsOf(request), payment_method: request.payment_method, confirm: true };
  const answer = await line.write(
    () => declinedOr(line, line.api.paymentIntents.create(params, keyed(request.idempotencyKey))),
    { currency: request.currency },
  );
  return answerOf(line, answer);
}

/** An order our own rules block is written down at Stripe, given up at once, and never shown to a bank. */
async function keepBlocked(line: StripeLine, request: PaymentRequest): Promise<PaymentAnswer> {
  const { api, write } = line;
  const { idempotencyKey } = request;
  const made = await write(() => api.paymentIntents.create(paramsOf(request), keyed(idempotencyKey)), {
    currency: request.currency,
  });
  const params = { expand, cancellation_reason: 'fraudulent' as const };
  const ended = await write(() =>
    api.paymentIntents.cancel(made.id, params, keyed(`${idempotencyKey}:blocked`)),
  );
  return answerOf(line, ended);
}

/** A bank that says no is an answer: the payment it was about comes with the refusal, and is read again whole. */
async function declinedOr(
  { api }: StripeLine,
  asked: Promise<Stripe.PaymentIntent>,
): Promise<Stripe.PaymentIntent> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    if (!error.payment_intent) throw fail('payment_method_unavailable', { method: 'card' });
    return api.paymentIntents.retrieve(error.payment_intent.id, { expand });
  }
}

async function answerOf(line: StripeLine, answer: Stripe.PaymentIntent): Promise<PaymentAnswer> {
  const charge = latestChargeOf(answer);
  assert(answer.latest_charge === null || charge, 'Stripe sends the charge along when asked to');
  return {
    intent: intentFromStripe(answer),
    charge: charge && (await afterWriting(() => wholeCharge(line, charge))),
  };
}
