import { AppError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import type { Context } from '../../http/route.ts';
import { cancelPayment, capturePayment } from '../../operations/money/settle-authorization.ts';
import { isRepeatedRequest } from '../../operations/repeated-request.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { type AuthorizedPayment, findOrderRefunds, findPayment } from './authorization-repository.ts';

export type SettlingRequest = Readonly<{ order_id: number; payment_intent_id: PaymentIntentId }>;
type Settled = Readonly<{ id: string; status: string }>;

/** These say exactly what is wrong, and travel as they are. Whatever else the provider refuses is a failed capture. */
const TOLD_AS_THEY_ARE: readonly ErrorCode[] = [
  'wcpay_payment_uncapturable',
  'idempotency_key_reused',
  'operation_in_progress',
  'operation_needs_attention',
  'wcpay_unavailable',
];
const BAD_GATEWAY = 502;

export async function captureAuthorization(context: Context, request: SettlingRequest): Promise<Settled> {
  await checkSettling(context, request);
  const { payment_intent_id: payment_intent } = request;
  const settled = await runOperation(context, capturePayment, { payment_intent }).catch((error: unknown) => {
    throw captureFailure(error);
  });
  if (settled.status !== 'succeeded') throw fail('wcpay_capture_error', { status: BAD_GATEWAY });
  return settled;
}

export async function cancelAuthorization(context: Context, request: SettlingRequest): Promise<Settled> {
  await checkSettling(context, request);
  const { payment_intent_id: payment_intent } = request;
  const settled = await runOperation(context, cancelPayment, { payment_intent }).catch((error: unknown) => {
    throw isRefusal(error)
      ? fail('wcpay_cancel_error', { status: error.status, error_type: error.code })
      : error;
  });
  if (settled.status !== 'canceled') throw fail('wcpay_cancel_error', { status: BAD_GATEWAY });
  return settled;
}

async function checkSettling(context: Context, request: SettlingRequest): Promise<void> {
  if (await isRepeatedRequest(context)) return;
  await findSettleable(context, request);
}

/**
 * The payment, where it can be captured or cancelled at this moment. The order of these checks is part of what clients rely
 * on: the first failure wins.
 */
export async function findSettleable(
  context: Context,
  { order_id, payment_intent_id }: SettlingRequest,
): Promise<AuthorizedPayment> {
  const order = await findOrderRefunds(context.db, order_id);
  if (!order) throw fail('wcpay_missing_order');
  if (order.hasRefund) throw fail('wcpay_refunded_order_uncapturable');
  const payment = await knownPayment(context, payment_intent_id);
  if (payment?.order_id !== order_id) throw fail('wcpay_intent_order_mismatch');
  if (payment.status !== 'requires_capture')
    throw fail('wcpay_payment_uncapturable', { status: payment.status });
  return payment;
}

/** One we have not heard of, or that was not ready when we last heard, is read again: its event may be on the way. */
async function knownPayment(context: Context, id: PaymentIntentId): Promise<AuthorizedPayment | undefined> {
  const { db, provider } = context;
  const known = await findPayment(db, provider.name, id);
  if (known && known.status !== 'requires_action') return known;
  await refreshObject(context, 'payment_intent', id);
  return findPayment(db, provider.name, id);
}

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && !TOLD_AS_THEY_ARE.includes(error.code);

function captureFailure(error: unknown): unknown {
  if (!isRefusal(error)) return error;
  const { code, status, details } = error;
  const { minimum_amount, currency } = details;
  return fail('wcpay_capture_error', {
    status,
    error_type: code,
    ...(typeof minimum_amount === 'number' &&
      typeof currency === 'string' && { extra_details: { minimum_amount, currency } }),
  });
}
