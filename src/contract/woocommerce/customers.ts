import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { storeId } from '../kit/fields.ts';
import { bareTime, billing, context, linksTo, meta, order, pages, shipping } from './shapes.ts';

export const wcCustomer = z.object({
  id: z.int(),
  date_created: bareTime,
  date_created_gmt: bareTime,
  date_modified: z.nullable(bareTime),
  date_modified_gmt: z.nullable(bareTime),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  username: z.string(),
  billing,
  shipping,
  is_paying_customer: z.boolean(),
  avatar_url: z.string(),
  meta_data: meta,
  _links: linksTo('self', 'collection'),
});
export type WcCustomer = z.input<typeof wcCustomer>;

/** Guests are no customers here, as in every store: they stand on their orders. */
export const listWcCustomers = endpoint({
  method: 'GET',
  path: '/wc/v3/customers',
  summary: 'Customers as WooCommerce lists them.',
  capability: 'see_customers',
  speaks: 'woocommerce',
  input: z.object({
    ...pages,
    order,
    orderby: z._default(z.enum(['name', 'id', 'include', 'registered_date']), 'name'),
    email: z.optional(z.string().check(z.maxLength(320))),
    role: z._default(
      z.enum([
        'all',
        'customer',
        'administrator',
        'shop_manager',
        'subscriber',
        'editor',
        'author',
        'contributor',
      ]),
      'customer',
    ),
  }),
  reply: z.array(wcCustomer),
  errors: ['woocommerce_rest_cannot_view', 'rest_invalid_param'],
});

export const getWcCustomer = endpoint({
  method: 'GET',
  path: '/wc/v3/customers/:id',
  summary: 'One customer as WooCommerce writes it.',
  capability: 'see_customers',
  speaks: 'woocommerce',
  input: z.object({ id: storeId, context }),
  reply: wcCustomer,
  errors: ['woocommerce_rest_invalid_id', 'woocommerce_rest_cannot_view'],
});
