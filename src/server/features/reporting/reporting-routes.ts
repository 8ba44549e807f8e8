import { readPaymentActivity } from '#contract/reporting.ts';
import { type Route, route } from '../../http/route.ts';
import { paymentActivity } from './payment-activity.ts';

export const reportingRoutes: readonly Route[] = [
  route(readPaymentActivity, (context, asked) => paymentActivity(context, asked)),
];
