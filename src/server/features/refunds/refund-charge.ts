import type { Received, Reply } from '#contract/kit/endpoint.ts';
import { AppError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import { refundRefusal } from '#contract/refund-refusal.ts';
import type { refundCharge as contract } from '#contract/refunds.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import { preparedRefund } from '../../approvals/prepared-refund.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import type { Context } from '../../http/route.ts';
import { refundCharge as operation } from '../../operations/money/refund-charge.ts';
import { isRepeatedRequest } from '../../operations/repeated-request.ts';
import { runOperation } from '../../operations/run-operation.ts';
import { findChargeToRefund, type RefundableCharge } from './refundable-charge-repository.ts';

type Request = Received<typeof contract>;

/** These are about the request, not about the refund, and travel as they are. */
const TOLD_AS_THEY_ARE: readonly ErrorCode[] = [
  'idempotency_key_reused',
  'operation_in_progress',
  'operation_needs_attention',
  'wcpay_unavailable',
];

export async function refundCharge(context: Context, request: Request): Promise<Reply<typeof contract>> {
  if (!(await isRepeatedRequest(context))) await checkRefund(context, request);
  const { charge_id: charge, amount } = request;
  const reason = sentReason(request.reason);
  const input = { charge, ...(amount !== undefined && { amount }), ...(reason && { reason }) };
  return runOperation(context, operation, input).catch((error: unknown) => {
    throw error instanceof AppError && !TOLD_AS_THEY_ARE.includes(error.code) ? refused(error) : error;
  });
}

/** Any other reason is the merchant's own business: the provider hears none. */
const sentReason = (reason: Request['reason']) =>
  reason === 'other' || reason === '' || reason === null ? undefined : reason;

const refused = ({ code, status, message }: AppError): AppError =>
  fail('wcpay_refund_payment', { status, reason: code, explanation: message });

/** What we know already is said without asking the provider; what we do not know, the provider decides. */
async function checkRefund(
  context: Context,
  { charge_id, order_id, amount }: Request,
): Promise<RefundableCharge> {
  const charge = await knownCharge(context, charge_id);
  if (!charge) throw refused(fail('resource_missing', { kind: 'charge', id: charge_id }));
  if (order_id !== undefined && order_id !== null) {
    if (!(await context.store.findOrder(order_id))) throw fail('wcpay_missing_order');
    if (charge.order_id !== order_id) throw refused(fail('charge_order_mismatch'));
  }
  const problem = refundRefusal(charge, amount);
  if (problem) throw refused(problem);
  return charge;
}

/** What it would do, for whoever may have to approve it. */
export const prepareRefund = async (context: Context, request: Request): Promise<Prepared> =>
  preparedRefund(await checkRefund(context, request), request.amount);

async function knownCharge(context: Context, id: string): Promise<RefundableCharge | undefined> {
  const { db, provider } = context;
  const known = await findChargeToRefund(db, provider.name, id);
  if (known) return known;
  await refreshObject(context, 'charge', id);
  return findChargeToRefund(db, provider.name, id);
}
