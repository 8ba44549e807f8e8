import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { storeId, utcInstant } from './kit/fields.ts';

const path = '/wc-admin/sessions';
const sessionId = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const session = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  /** The browser and the system, as people know them. */
  device: z.string(),
  ip: z.string(),
  created: utcInstant,
  last_seen: utcInstant,
  /** The one this was asked with. */
  is_this: z.boolean(),
});
export type Session = z.output<typeof session>;

/** Whose; without it, one's own. Those of others are for whoever manages people. */
const whose = { user_id: z.optional(storeId) };

export const listSessions = endpoint({
  method: 'GET',
  path,
  summary: 'Where somebody is signed in now, used last first',
  capability: 'signed_in',
  input: z.object(whose),
  reply: z.object({ data: z.array(session) }),
  errors: ['resource_missing', 'rest_forbidden'],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Ends one session at once',
  capability: 'signed_in',
  class: 'write',
  input: z.object({ id: sessionId, ...whose }),
  reply: z.object({ ended: z.int() }),
  errors: ['session_missing', 'resource_missing', 'rest_forbidden'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path,
  summary: 'Ends every session of somebody at once, but the one this was asked with',
  capability: 'signed_in',
  class: 'write',
  input: z.object(whose),
  reply: z.object({ ended: z.int() }),
  errors: ['resource_missing', 'rest_forbidden'],
});
