import { getCustomer } from '#contract/customers.ts';
import { listOrders } from '#contract/order-list.ts';
import { readQuery } from '#web/api/query-client.ts';

const LATEST_ORDERS = 10;

export const customerQuery = (id: number) => readQuery(getCustomer, { id });
export const latestOrdersQuery = (customer: number) =>
  readQuery(listOrders, { customer, pagesize: LATEST_ORDERS });
