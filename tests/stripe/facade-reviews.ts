import type { ChargeReview } from '#provider/payment-details.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { type Handlers, invalidRequest, Refused } from './contract-server.ts';

type Reviewed = Charge & Readonly<{ review: ChargeReview }>;
const EVERYTHING = 100_000;

/** Reviews over the simulated provider, which keeps each with the charge it is about. */
export function facadeReviews(simulator: PaymentProvider, write: (reviewed: Reviewed) => unknown): Handlers {
  const find = async (id: string): Promise<Reviewed> => {
    const { data } = await simulator.listObjects('charge', null, EVERYTHING);
    const found = data.find(({ review }) => review?.id === id);
    if (!found?.review) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
    return { ...found, review: found.review };
  };
  return {
    'GET /v1/reviews/{review}': async ({ id }) => write(await find(id)),
    'POST /v1/reviews/{review}/approve': async ({ id, headers }) => {
      const { id: charge, review } = await find(id);
      if (!review.is_open) throw invalidRequest('This review is closed already.');
      const idempotencyKey = String(headers['idempotency-key'] ?? '');
      await simulator.approveReview?.({ charge, review: id, idempotencyKey });
      return write(await find(id));
    },
  };
}
