import * as contract from '#contract/customers.ts';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { type Route, route } from '../../http/route.ts';
import { listLifetimeTotals } from './lifetime-totals-repository.ts';

export const customersRoutes: readonly Route[] = [
  route(contract.listCustomers, ({ store }, query) => store.listCustomers({ ...query, ...pageOf(query) })),

  route(contract.getCustomer, async ({ db, store }, { id }) => {
    const [customer, totals] = await Promise.all([store.findCustomer(id), listLifetimeTotals(db, id)]);
    if (!customer) throw fail('resource_missing', { kind: 'customer', id: String(id) });
    return { ...customer, totals };
  }),
];
