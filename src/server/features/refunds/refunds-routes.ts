import * as contract from '#contract/refunds.ts';
import { type Route, route } from '../../http/route.ts';
import { refundCharge } from './refund-charge.ts';

export const refundsRoutes: readonly Route[] = [route(contract.refundCharge, refundCharge)];
