import * as contract from '#contract/refunds.ts';
import { type Route, route } from '../../http/route.ts';
import { previewRefund } from './preview-refund.ts';
import { refundCharge } from './refund-charge.ts';

export const refundsRoutes: readonly Route[] = [
  route(contract.refundCharge, refundCharge),
  route(contract.previewRefund, previewRefund),
];
