import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { utcInstant } from './kit/fields.ts';

const count = z.int().check(z.gte(0));

export const driftCheck = z.object({
  started: utcInstant,
  finished: z.nullable(utcInstant),
  compared: count,
  missing: count,
  different: count,
  unexplained: count,
  repaired: count,
  /** A few of what was found, to look into. */
  examples: z.array(z.object({ kind: z.string(), id: z.string(), what: z.string() })),
});

const syncState = z.object({
  provider: z.string(),
  /** The newest event, whichever way it came; null before the first. */
  last_event: z.nullable(
    z.object({ id: z.string(), type: z.string(), created: utcInstant, received: utcInstant }),
  ),
  /** Events that are written down and not applied yet, and since when the oldest of them waits. */
  waiting: count,
  waiting_since: z.nullable(utcInstant),
  last_polled: z.nullable(utcInstant),
  backfills: z.array(
    z.object({
      kind: z.string(),
      objects: count,
      started: utcInstant,
      finished: z.nullable(utcInstant),
      /** Rows in a second of work, the share of the account's life that is behind, and an estimate of what is left. */
      rate: z.nullable(z.number()),
      share: z.nullable(z.number()),
      left_s: z.nullable(count),
    }),
  ),
  /** What stands between us and the service now; the worst is told first. */
  problems: z.array(
    z.object({
      source: z.string(),
      code: z.string(),
      message: z.string(),
      since: utcInstant,
      last: utcInstant,
      times: count,
    }),
  ),
  /** What the service told and we could not keep: how many, and the newest of them, each with the reason. */
  set_aside: z.object({
    total: count,
    newest: z.array(
      z.object({ kind: z.string(), id: z.string(), reason: z.string(), since: utcInstant, times: count }),
    ),
  }),
  /** The newest time that the server was started again because it had ended by itself; null when that is a week ago. */
  last_restart: z.nullable(
    z.object({
      at: utcInstant,
      reason: z.string(),
      /** How often that happened within the week. */
      times: count,
    }),
  ),
  operations: z.object({ under_way: count, needs_attention: count }),
  /** The copy that is only read, and how far it is behind: not known while it does not answer. Null where there is none. */
  replica: z.nullable(z.object({ lag_s: z.nullable(z.number().check(z.nonnegative())) })),
  last_check: z.nullable(driftCheck),
});
export type SyncState = z.output<typeof syncState>;

export const getSync = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/sync',
  summary: 'How far the store has followed the payments service, and what is behind',
  capability: 'see_payments',
  input: z.object({}),
  reply: syncState,
  errors: [],
});

export const repairSync = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/sync/repair',
  summary: 'Compares everything with the payments service and puts right what differs',
  capability: 'change_settings',
  input: z.object({}),
  reply: z.object({ asked: z.literal(true) }),
  errors: [],
});
