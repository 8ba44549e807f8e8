import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { fail } from '#contract/errors.ts';
import { epochSeconds, MINUTE_S, secondsOf, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';

const WINDOW_S = 15 * MINUTE_S;
const ACCOUNT_FAILURES_MAX = 5;
const ADDRESS_FAILURES_MAX = 20;
const PRUNED_AT_ONCE = 100;

type Subject = Readonly<{ id: Buffer; most: number }>;
/** Attempts that count as failures until `forgive` says otherwise. */
export type CountedAttempt = Readonly<{ account: Buffer; ids: readonly number[] }>;

const subjectId = (kind: 'account' | 'address', name: string): Buffer =>
  createHash('sha256').update(`${kind}:${name}`).digest();

/** Whoever holds an IPv6 address holds the 2^64 beside it, so those count as one. */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? ip).toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Counts an attempt before the password is looked at, so that fifty at once cannot all be tried; refuses it when
 * the account or the address has used up its failures. A refused attempt is not counted: waiting always helps.
 */
export async function countAttempt(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { account, ip }: Readonly<{ account: string; ip: string }>,
): Promise<CountedAttempt> {
  const at = now();
  await forgetOldAttempts(db, utcInstant(epochSeconds(at - WINDOW_S)));
  const accountId = subjectId('account', account);
  const subjects: Subject[] = [
    { id: accountId, most: ACCOUNT_FAILURES_MAX },
    { id: subjectId('address', addressGroup(ip)), most: ADDRESS_FAILURES_MAX },
  ];
  return db.transaction().execute(async (trx) => {
    await takeSubjects(trx, subjects);
    for (const subject of subjects) await refuseWhenUsedUp(trx, subject, at);
    const rows = await trx
      .insertInto('sign_in_attempts')
      .values(subjects.map(({ id }) => ({ subject: id, at: utcInstant(at) })))
      .returning('id')
      .execute();
    return { account: accountId, ids: rows.map(({ id }) => id) };
  });
}

/** The password was right: the account starts afresh, the address only gets this one attempt back. */
export async function forgive(db: Database, attempt: CountedAttempt): Promise<void> {
  await takeBack(db, attempt);
  await db.deleteFrom('sign_in_attempts').where('subject', '=', attempt.account).execute();
}

/** The password was never looked at, so this attempt was no failure. */
export async function takeBack(db: Database, { ids }: CountedAttempt): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('id', 'in', [...ids])
    .execute();
}

/** One attempt of a subject at a time, also before its first row exists; sorted, so that two never wait for each other. */
async function takeSubjects(trx: Database, subjects: readonly Subject[]): Promise<void> {
  for (const { id } of [...subjects].sort((a, b) => a.id.compare(b.id))) {
    await sql`select pg_advisory_xact_lock(${id.readBigInt64BE().toString()}::bigint)`.execute(trx);
  }
}

async function refuseWhenUsedUp(trx: Database, { id, most }: Subject, at: number): Promise<void> {
  const failures = await trx
    .selectFrom('sign_in_attempts')
    .select('at')
    .where('subject', '=', id)
    .where('at', '>', utcInstant(epochSeconds(at - WINDOW_S)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const oldest = failures[most - 1];
  if (oldest) throw fail('sign_in_throttled', { retry_after_s: secondsOf(oldest.at) + WINDOW_S - at });
}

async function forgetOldAttempts(db: Database, until: ReturnType<typeof utcInstant>): Promise<void> {
  const old = db
    .selectFrom('sign_in_attempts')
    .select('id')
    .where('at', '<=', until)
    .orderBy('at')
    .limit(PRUNED_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sign_in_attempts').where('id', 'in', old).execute();
}
