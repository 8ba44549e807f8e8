import { listCustomers } from '#contract/customers.ts';
import { call } from '#web/api/client.ts';

const SUGGESTIONS_MAX = 6;

/** Customers, orders and disputes are mostly looked for by who it is about. */
export const findCustomerNames = async (text: string, signal: AbortSignal): Promise<readonly string[]> => {
  const { data } = await call(listCustomers, { search: text, pagesize: SUGGESTIONS_MAX }, { signal });
  return [...new Set(data.map(({ name }) => name))];
};
