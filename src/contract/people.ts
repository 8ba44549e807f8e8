import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { storeId, utcInstant } from './kit/fields.ts';

const person = z.object({
  id: z.int(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  capabilities: z.array(z.string()),
  created: utcInstant,
});
export type Person = z.output<typeof person>;

export const getPerson = endpoint({
  method: 'GET',
  path: '/wp/v2/users/:id',
  summary: 'Somebody who works in this admin, and what they may do',
  capability: 'see_payments',
  input: z.object({ id: storeId }),
  reply: person,
  errors: ['resource_missing'],
});
