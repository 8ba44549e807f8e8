import { AppError } from '#contract/kit/errors.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { afterWriting } from './after-writing.ts';
import { CHARGE_EXPANDS } from './charge-from-stripe.ts';
import type { StripeLine } from './stripe-line.ts';
import { wholeCharge } from './whole-charge.ts';

export function reviewCalls(line: StripeLine): Required<Pick<PaymentProvider, 'approveReview'>> {
  const { api, read, write } = line;
  const readCharge = async (id: string) => {
    const about = { kind: 'charge', id };
    return wholeCharge(line, await read(() => api.charges.retrieve(id, { expand: CHARGE_EXPANDS }), about));
  };
  return {
    approveReview: async ({ charge, review, idempotencyKey }) => {
      try {
        await write(() => api.reviews.approve(review, {}, { idempotencyKey }), {
          kind: 'review',
          id: review,
        });
        return await afterWriting(() => readCharge(charge));
      } catch (failure) {
        if (!(failure instanceof AppError && failure.code === 'provider_refused')) throw failure;
        /** Stripe refuses to approve what was closed meanwhile; then nothing is left to do. */
        const after = await readCharge(charge);
        if (after.review?.is_open) throw failure;
        return after;
      }
    },
  };
}
