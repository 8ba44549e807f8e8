import * as z from 'zod/mini';
import { auditFilters } from './audit.ts';
import { endpoint } from './kit/endpoint.ts';
import { direction, paging, utcInstant, wordOf } from './kit/fields.ts';

const text = z.optional(z.string());
const count = z.optional(z.int());

const securityEntry = z.object({
  id: z.int(),
  at: utcInstant,
  /** `area.verb`, as in the audit log. */
  action: z.string(),
  /** Whose account it is about; empty where a name nobody has was tried, or the server itself did it. */
  actor_email: z.string(),
  is_own: z.boolean(),
  ip: z.string(),
  result: wordOf(['succeeded', 'failed']),
  details: z.object({
    /** The browser and the system, as people know them. */
    device: text,
    way: text,
    /** What came after the password. */
    second: text,
    /** A kind of second factor. */
    factor: text,
    /** Wrong passwords within the hour, from this address and from all of them. */
    attempts: count,
    attempts_in_all: count,
    /** The first of those that were refused, because there had been too many. */
    is_refused: z.optional(z.boolean()),
    /** Older sessions that ended, because there were too many. */
    sessions_ended: count,
    /** Of a key. */
    description: text,
    scope: text,
    truncated_key: text,
    /** Of a bank account. */
    currency: text,
    last4: text,
    /** Of a person, an invitation, a role or a passkey. */
    name: text,
    email: text,
    role: text,
    state: text,
    /** The name of the API key it was done with. */
    api_key: text,
    /** What a file was made of. */
    kind: text,
  }),
});
export type SecurityEntry = z.output<typeof securityEntry>;

/** A part of the audit log: one's own lines, and those of everybody for whoever runs the store. */
export const listSecurity = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/security',
  summary:
    'Who signed in or failed to, changed a password, made or revoked a key, or took data out, newest first',
  capability: 'signed_in',
  input: z.object({ ...paging, ...auditFilters, direction }),
  reply: z.object({ data: z.array(securityEntry), total_count: z.int() }),
  errors: [],
});
