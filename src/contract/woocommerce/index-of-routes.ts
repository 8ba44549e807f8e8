import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { linksTo } from './shapes.ts';

const described = z.object({
  namespace: z.string(),
  methods: z.array(z.string()),
  endpoints: z.array(
    z.object({
      methods: z.array(z.string()),
      args: z.record(z.string(), z.object({ required: z.boolean() })),
    }),
  ),
  _links: linksTo('self'),
});

/** Tools look here for what there is before they ask for it. */
export const getWcIndex = endpoint({
  method: 'GET',
  path: '/wc/v3',
  summary: 'Every address of the store that answers as WooCommerce does.',
  capability: 'signed_in',
  speaks: 'woocommerce',
  input: z.object({}),
  reply: z.object({ namespace: z.string(), routes: z.record(z.string(), described), _links: linksTo('up') }),
  errors: [],
});
