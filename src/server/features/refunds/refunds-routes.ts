import * as contract from '#contract/refunds.ts';
import { refundWords } from '../../approvals/prepared-refund.ts';
import { type Route, route } from '../../http/route.ts';
import { previewRefund } from './preview-refund.ts';
import { prepareRefund, refundCharge } from './refund-charge.ts';

export const refundsRoutes: readonly Route[] = [
  route(contract.refundCharge, refundCharge, { prepare: prepareRefund, words: refundWords }),
  route(contract.previewRefund, previewRefund),
];
