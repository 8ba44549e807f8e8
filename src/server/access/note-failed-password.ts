import { sql } from 'kysely';
import { AppError } from '#contract/kit/errors.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { type Failures, isFailureWritten, isRefusalWritten } from '#domain/account/failure-entries.ts';
import { epochSeconds, HOUR_S, utcInstant } from '#domain/shared/time.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Deps } from '../deps.ts';
import { addressGroup } from './passwords/address-group.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'tally'>;

export type FailedPassword = Readonly<{
  /** At the door, inside, where the password is asked for again, or a factor at either place. */
  action: 'session.fail' | 'password.reject' | 'code.reject' | 'passkey.reject';
  /** Whose password it was not; nobody's, where the name is unknown. What was typed as a name may be a password: it is not kept. */
  account: Readonly<{ id: number; email: string }> | undefined;
  ip: string;
  user_agent?: string;
}>;

/** Counts a wrong password and, as long as the rule allows, writes it into the audit log under the account it was tried on. */
export async function noteFailedPassword(deps: Needs, failed: FailedPassword): Promise<void> {
  deps.tally?.({ what: 'sign_in', outcome: OUTCOMES[failed.action] });
  const { here, inAll } = await countFailure(deps, failed, failed.action);
  if (isFailureWritten({ here, inAll }))
    await writeFailure(deps, failed, { attempts: here, attempts_in_all: inAll });
}

const OUTCOMES = {
  'session.fail': 'wrong',
  'password.reject': 'wrong',
  'code.reject': 'second_factor_failed',
  'passkey.reject': 'second_factor_failed',
} as const satisfies Readonly<Record<FailedPassword['action'], string>>;

/** Does the work, and writes the first of a burst of attempts that it refuses into the audit log. */
export async function notingRefusals<Result>(
  deps: Needs,
  failed: FailedPassword,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) {
      deps.tally?.({ what: 'sign_in', outcome: 'throttled' });
      const refused = await countFailure(deps, failed, `refused ${failed.action}`);
      if (isRefusalWritten(refused)) await writeFailure(deps, failed, { is_refused: true });
    }
    throw error;
  }
}

const REFUSALS: readonly string[] = ['sign_in_throttled', 'sign_in_too_often'];

const writeFailure = (
  { db, now }: Needs,
  { action, account, ip, user_agent }: FailedPassword,
  what: Readonly<Record<string, number | boolean>>,
): Promise<void> =>
  writeAudit(db, {
    at: utcInstant(now()),
    actor_id: account?.id ?? null,
    actor_email: account?.email ?? '',
    ip,
    action,
    object_kind: 'person',
    object_id: account ? String(account.id) : 'unknown',
    after: { ...what, ...(user_agent !== undefined && { device: deviceName(user_agent) }) },
    result: 'failed',
  });

/** A statement of its own: in a transaction with the line of the log, all others of the account would wait for that, too. */
async function countFailure(
  { db, now }: Needs,
  { account, ip }: FailedPassword,
  kind: string,
): Promise<Failures> {
  const at = now();
  const hour = utcInstant(epochSeconds(at - (at % HOUR_S)));
  const inAll = `${kind} ${account ? `user ${account.id}` : 'unknown'}`;
  // The address before the account, always: two at once wait for each other in one order.
  const here = `${inAll} from ${addressGroup(ip)}`;
  const { rows } = await sql<{ subject: string; count: number }>`
    with old as (delete from failed_passwords where window_start < ${hour})
    insert into failed_passwords (subject, window_start, count)
    values (${here}, ${hour}, 1), (${inAll}, ${hour}, 1)
    on conflict (subject, window_start) do update set count = failed_passwords.count + 1
    returning subject, count`.execute(db);
  const countOf = (name: string) => rows.find((row) => row.subject === name)?.count ?? 0;
  return { here: countOf(here), inAll: countOf(inAll) };
}
