import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/customers.ts';
import { bareTimes } from '#domain/woocommerce/bare-time.ts';
import { splitName } from '#domain/woocommerce/split-name.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import type { RestCustomer } from '../../store/store-rest.ts';
import { aroundOf } from './around.ts';
import { type Around, wcPlace } from './order-form.ts';
import { pageWithTotals, rowsOf } from './wc-page.ts';

function wcCustomer(customer: RestCustomer, around: Around): contract.WcCustomer {
  const { id, name, email, country, created, is_paying } = customer;
  const made = bareTimes(created, around.zone);
  const place = { ...wcPlace(null), country: country ?? '' };
  return {
    id,
    ...{ date_created: made.local, date_created_gmt: made.gmt },
    ...{ date_modified: null, date_modified_gmt: null },
    email,
    ...splitName(name),
    role: 'customer',
    username: email,
    billing: { ...place, ...splitName(name), email },
    shipping: place,
    is_paying_customer: is_paying,
    avatar_url: '',
    meta_data: [],
    _links: { self: around.link(`/customers/${id}`), collection: around.link('/customers') },
  };
}

export async function readCustomer(
  context: Context,
  id: number,
  changing?: true,
): Promise<contract.WcCustomer> {
  const customer = await context.store.rest.findCustomer(id);
  if (!customer) throw fail('woocommerce_rest_invalid_id', changing ? { changing } : {});
  return wcCustomer(customer, await aroundOf(context));
}

export const wcCustomersRoutes: readonly Route[] = [
  route(contract.listWcCustomers, async (context, asked) => {
    const { orderby: sort, order = 'asc', email, role, search, include, exclude } = asked;
    // Whoever works here is no customer, and nobody else has another role.
    const found =
      role === 'customer' || role === 'all'
        ? await context.store.rest.listCustomers({
            ...rowsOf(asked),
            ...{ sort, direction: order, email, search, include, exclude },
          })
        : { data: [], total_count: 0 };
    const around = await aroundOf(context);
    const data = found.data.map((customer) => wcCustomer(customer, around));
    return pageWithTotals(context, '/customers', asked, { ...found, data });
  }),
  route(contract.getWcCustomer, (context, { id }) => readCustomer(context, id)),
];
