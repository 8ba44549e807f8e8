import type Stripe from 'stripe';
import { AppError, type ErrorCode } from '#contract/kit/errors.ts';
import type { ChargeReview } from '../payment-details.ts';
import { idOf } from './stripe-ids.ts';
import type { StripeLine } from './stripe-line.ts';

/** Not every key may read reviews, and not every account has them: a charge is a charge without. */
const UNTOLD: readonly ErrorCode[] = ['provider_permission_missing', 'resource_missing', 'provider_refused'];

/** The review of a charge, as it stands now. It is asked for by itself: carried along, it would cost every list its permission. */
export async function findReview(
  { api, read }: StripeLine,
  { review }: Pick<Stripe.Charge, 'review'>,
): Promise<ChargeReview | undefined> {
  const id = idOf(review);
  if (id === null) return undefined;
  try {
    const { open, opened_reason, closed_reason } = await read(() => api.reviews.retrieve(id));
    return { id, is_open: open, opened_reason, closed_reason };
  } catch (error) {
    if (error instanceof AppError && UNTOLD.includes(error.code)) return undefined;
    throw error;
  }
}
