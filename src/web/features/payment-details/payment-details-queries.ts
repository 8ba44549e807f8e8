import { getCharge, getChargeOfOrder, getPaymentIntent, listReaderCharges } from '#contract/payments.ts';
import { getTimeline } from '#contract/timeline.ts';
import { readQuery } from '#web/api/query-client.ts';

export const paymentQuery = (id: string) => readQuery(getPaymentIntent, { id });
export const chargeQuery = (charge_id: string) => readQuery(getCharge, { charge_id });
export const orderChargeQuery = (order_id: number) => readQuery(getChargeOfOrder, { order_id });
export const timelineQuery = (id: string) => readQuery(getTimeline, { id });
export const readerChargesQuery = (id: string) => readQuery(listReaderCharges, { id });
