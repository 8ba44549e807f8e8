import * as contract from '#contract/payments.ts';
import { getTimeline } from '#contract/timeline.ts';
import { type Route, route } from '../../http/route.ts';
import { approveReview } from './approve-review.ts';
import { readCharge, readChargeOfOrder, readPayment } from './read-charge.ts';
import { readReaderCharges } from './read-reader-charges.ts';
import { readTimeline } from './read-timeline.ts';

/** One payment, whole: what it is, what moved, and what happened to it. */
export const paymentDetailsRoutes: readonly Route[] = [
  route(contract.getPaymentIntent, (context, { id }) => readPayment(context, id)),
  route(contract.getCharge, (context, { charge_id }) => readCharge(context, charge_id)),
  route(contract.approveReview, approveReview),
  route(contract.getChargeOfOrder, (context, { order_id }) => readChargeOfOrder(context, order_id)),
  route(getTimeline, async (context, { id }) => ({ data: await readTimeline(context, id) })),
  route(contract.listReaderCharges, (context, { id }) => readReaderCharges(context, id)),
];
