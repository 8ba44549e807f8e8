import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { wholeNumber } from './kit/fields.ts';

const reader = z.object({
  id: z.string(),
  livemode: z.boolean(),
  device_type: z.string(),
  label: z.string(),
  location: z.nullable(z.string()),
  metadata: z.record(z.string(), z.string()),
  status: z.string(),
  /** It has taken payments since its last monthly fee, and costs one again. */
  is_active: z.boolean(),
});
export type CardReader = z.output<typeof reader>;

export const listReaders = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/readers',
  summary: 'The card readers connected to the account',
  capability: 'see_payments',
  input: z.object({ limit: z.optional(wholeNumber(1, 100)) }),
  reply: z.array(reader),
  errors: ['provider_unavailable'],
});
