import { utcInstant } from '#domain/shared/time.ts';
import { type AuditedObject, writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ActingBy } from '../store-rest.ts';

/** A tool's change of the store, in the transaction that makes it. */
export const noteWrite = (
  trx: Database,
  now: Deps['now'],
  { user_id, email, api_key, ip }: ActingBy,
  what: AuditedObject & Readonly<{ after?: unknown }>,
): Promise<void> =>
  writeAudit(trx, {
    ...{ at: utcInstant(now()), actor_id: user_id, actor_email: email, api_key, ip },
    ...what,
    result: 'succeeded',
  });

/** The names of what was sent: what somebody wrote about a customer is no business of the log. */
export const fieldsSent = (sent: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(sent).filter((name) => sent[name] !== undefined);
