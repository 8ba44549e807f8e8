import * as z from 'zod/mini';
import { personal } from './kit/seen-by.ts';

/** The order a payment belongs to. Addresses are relative to `/wp-admin/`. */
export const chargeOrder = z.object({
  id: z.int(),
  number: z.string(),
  url: z.string(),
  customer_url: personal(z.nullable(z.string())),
  customer_name: personal(z.nullable(z.string())),
  customer_email: personal(z.nullable(z.string())),
  fraud_meta_box_type: z.nullable(z.string()),
  subscriptions: z.array(z.object({ number: z.string(), url: z.string() })),
});
export type ChargeOrder = z.output<typeof chargeOrder>;
