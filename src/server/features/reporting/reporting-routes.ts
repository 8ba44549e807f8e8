import { readPaymentActivity } from '#contract/reporting.ts';
import { readAside } from '../../db/replica.ts';
import { type Route, route } from '../../http/route.ts';
import { paymentActivity } from './payment-activity.ts';

export const reportingRoutes: readonly Route[] = [
  route(readPaymentActivity, (context, asked) =>
    readAside(context, (db) => paymentActivity({ ...context, db }, asked)),
  ),
];
