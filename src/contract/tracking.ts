import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';

const EVENTS_MAX = 50;
const PROPERTIES_MAX = 30;

const name = z
  .string()
  .check(z.maxLength(100), z.regex(/^[a-z][a-z0-9_]*$/, 'Expected lower-case words joined by underscores'));
const property = z.nullable(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]));

const trackingEvent = z.object({
  name,
  properties: z._default(
    z
      .record(z.string().check(z.regex(/^[A-Za-z]\w{0,59}$/, 'Expected the name of a property')), property)
      .check(z.refine((value) => Object.keys(value).length <= PROPERTIES_MAX, 'Too many properties')),
    {},
  ),
});

export const track = endpoint({
  method: 'POST',
  path: '/wc-admin/tracks',
  summary: 'Note what was seen and pressed, in the store’s own database',
  capability: 'signed_in',
  class: 'write',
  input: z.object({ events: z.array(trackingEvent).check(z.minLength(1), z.maxLength(EVENTS_MAX)) }),
  reply: z.object({ stored: z.int() }),
  errors: [],
});
