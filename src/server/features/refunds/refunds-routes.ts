import * as contract from '#contract/refunds.ts';
import { type Route, route } from '../../http/route.ts';
import { previewRefund } from './preview-refund.ts';
import { prepareRefund, refundCharge } from './refund-charge.ts';

export const refundsRoutes: readonly Route[] = [
  route(contract.refundCharge, refundCharge, { prepare: prepareRefund }),
  route(contract.previewRefund, previewRefund),
];
