import * as contract from '#contract/refunds.ts';
import { type Route, route } from '../../http/route.ts';
import { refundPayment } from './refund-payment.ts';

export const refundsRoutes: readonly Route[] = [route(contract.refundPayment, refundPayment)];
