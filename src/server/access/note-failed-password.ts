import { sql } from 'kysely';
import { deviceName } from '#domain/account/device-name.ts';
import { type Failures, isFailureWritten } from '#domain/account/failure-entries.ts';
import { type EpochSeconds, epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { addressGroup } from './passwords/address-group.ts';

export type FailedPassword = Readonly<{
  /** At the door, or inside, where the password is asked for again. */
  action: 'session.fail' | 'password.reject';
  /** Whose password it was not; nobody's, where the name is unknown. What was typed as a name may be a password: it is not kept. */
  account: Readonly<{ id: number; email: string }> | undefined;
  ip: string;
  user_agent?: string;
}>;

/** Counts a wrong password and, as long as the rule allows, writes it into the audit log under the account it was tried on. */
export async function noteFailedPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { action, account, ip, user_agent }: FailedPassword,
): Promise<void> {
  const at = now();
  const subject = `${action} ${account ? `user ${account.id}` : 'unknown'}`;
  await db.transaction().execute(async (trx) => {
    const failures = await countFailure(trx, subject, addressGroup(ip), at);
    if (!isFailureWritten(failures)) return;
    await writeAudit(trx, {
      at: utcInstant(at),
      actor_id: account?.id ?? null,
      actor_email: account?.email ?? '',
      ip,
      action,
      object_kind: 'person',
      object_id: account ? String(account.id) : 'unknown',
      after: {
        attempts: failures.here,
        attempts_in_all: failures.inAll,
        ...(user_agent !== undefined && { device: deviceName(user_agent) }),
      },
      result: 'failed',
    });
  });
}

async function countFailure(
  trx: Database,
  subject: string,
  address: string,
  at: EpochSeconds,
): Promise<Failures> {
  const hour = utcInstant(epochSeconds(at - (at % HOUR_S)));
  // The address before the account, always: two at once wait for each other in one order.
  const [here, inAll] = [`${subject} from ${address}`, subject];
  const { rows } = await sql<{ subject: string; count: number }>`
    with old as (delete from failed_passwords where window_start < ${hour})
    insert into failed_passwords (subject, window_start, count)
    values (${here}, ${hour}, 1), (${inAll}, ${hour}, 1)
    on conflict (subject, window_start) do update set count = failed_passwords.count + 1
    returning subject, count`.execute(trx);
  const countOf = (name: string) => rows.find((row) => row.subject === name)?.count ?? 0;
  return { here: countOf(here), inAll: countOf(inAll) };
}
