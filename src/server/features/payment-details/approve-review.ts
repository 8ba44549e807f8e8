import type { Received, Replied } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/payments.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { nextReadOrder } from '../../events/keep-objects.ts';
import { keepRead } from '../../events/refresh-object.ts';
import type { Context } from '../../http/route.ts';
import { getStoredCharge } from './load-payment.ts';

/**
 * A review is approved as a review: whether the payment was captured or is only held, its money stays where it is. The key is
 * the review's own, so that who asks again, or asks at the same time as somebody else, asks for the same thing.
 */
export async function approveReview(
  context: Context,
  { charge_id }: Received<typeof contract.approveReview>,
): Promise<Replied<typeof contract.approveReview>> {
  const { db, provider, now, actor, ip } = context;
  const { id, review } = await getStoredCharge(context, charge_id);
  if (!review?.is_open || !provider.approveReview) return { charge_id: id, is_open: false };
  const read_order = await nextReadOrder(db);
  const charge = await provider.approveReview({
    charge: id as ChargeId,
    review: review.id,
    idempotencyKey: `approve-${review.id}`,
  });
  await keepRead(context, 'charge', [charge], read_order);
  await db.transaction().execute((trx) =>
    writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action: 'payment.approve_review',
      object_kind: 'charge',
      object_id: id,
      before: review,
      after: charge.review,
      result: 'succeeded',
    }),
  );
  return { charge_id: id, is_open: charge.review?.is_open ?? false };
}
