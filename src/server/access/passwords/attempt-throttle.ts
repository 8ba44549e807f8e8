import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import { type EpochSeconds, epochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import type { AttemptLimit, AttemptLimits } from '#domain/signing-in/attempt-limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

const PRUNED_AT_ONCE = 100;
const MET_RETRY_S = 1;

/** An attempt that counts as a failure until `forgive` says otherwise. */
export type CountedAttempt = Readonly<{ own: Buffer; ids: readonly number[] }>;

const subjectOf = ({ countedAs }: AttemptLimit): Buffer => createHash('sha256').update(countedAs).digest();

/**
 * Counts an attempt before the password is looked at, so that fifty at once cannot all be tried; refuses it when one of its
 * limits is used up. A refused attempt is not counted: waiting always helps.
 */
export async function countAttempt(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  limits: AttemptLimits,
): Promise<CountedAttempt> {
  const at = now();
  await forgetOldAttempts(db, at);
  const ids = await db.transaction().execute(async (trx) => {
    const retry_after_s = await secondsToWait(trx, limits, at);
    if (retry_after_s > 0) throw fail('sign_in_throttled', { retry_after_s });
    return count(trx, limits, at);
  });
  return { own: subjectOf(limits[0]), ids };
}

/** Counts a sign-in in its own transaction, or refuses it, when there were too many already. */
export async function countSignIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  limits: AttemptLimits,
): Promise<void> {
  const at = now();
  const retry_after_s = await secondsToWait(db, limits, at);
  if (retry_after_s > 0) throw fail('sign_in_too_often', { retry_after_s });
  await count(db, limits, at);
}

/** The so-manieth within its time that something is to be sent now. Counted is what is within the limit, and sent. */
export async function countSent({ db, now }: Pick<Deps, 'db' | 'now'>, limit: AttemptLimit): Promise<number> {
  const at = now();
  const { sent } = await db
    .selectFrom('sign_in_attempts')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('subject', '=', subjectOf(limit))
    .where('until', '>', utcInstant(at))
    .executeTakeFirstOrThrow();
  if (sent < limit.most) await count(db, [limit], at);
  return sent + 1;
}

async function count(trx: Database, limits: AttemptLimits, at: EpochSeconds): Promise<number[]> {
  const rows = await trx
    .insertInto('sign_in_attempts')
    .values(
      limits.map((limit) => ({
        subject: subjectOf(limit),
        until: utcInstant(epochSeconds(at + limit.windowS)),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The password was right: the caller's own count starts afresh, the others only get this one attempt back. */
export async function forgive(db: Database, attempt: CountedAttempt): Promise<void> {
  await takeBack(db, attempt);
  await db.deleteFrom('sign_in_attempts').where('subject', '=', attempt.own).execute();
}

/** The password was never looked at, so this attempt was no failure. */
export async function takeBack(db: Database, { ids }: CountedAttempt): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * One attempt of a subject at a time, also before its first row exists. Nobody waits for another's: that would take a
 * connection of the pool away from everybody. In one process attempts stand in line before; only another process can be
 * met here.
 */
async function takeSubjects(trx: Database, subjects: readonly Buffer[]): Promise<void> {
  const keys = subjects.map((subject) => subject.readBigInt64BE().toString());
  const { rows } = await sql<{ taken: boolean }>`
    select bool_and(pg_try_advisory_xact_lock(key)) as taken from unnest(${keys}::bigint[]) as key`.execute(
    trx,
  );
  if (!rows[0]?.taken) throw fail('wcpay_unavailable', { retry_after_s: MET_RETRY_S });
}

/** Until no limit is used up any more; nobody else counts under the same names before the transaction ends. */
async function secondsToWait(trx: Database, limits: AttemptLimits, at: EpochSeconds): Promise<number> {
  await takeSubjects(trx, limits.map(subjectOf));
  const waits: number[] = [];
  for (const limit of limits) {
    const oldest = await trx
      .selectFrom('sign_in_attempts')
      .select('until')
      .where('subject', '=', subjectOf(limit))
      .where('until', '>', utcInstant(at))
      .orderBy('until', 'desc')
      .orderBy('id', 'desc')
      .offset(limit.most - 1)
      .limit(1)
      .executeTakeFirst();
    waits.push(oldest ? secondsOf(oldest.until) - at : 0);
  }
  return Math.max(...waits);
}

async function forgetOldAttempts(db: Database, at: EpochSeconds): Promise<void> {
  const old = db
    .selectFrom('sign_in_attempts')
    .select('id')
    .where('until', '<=', utcInstant(at))
    .orderBy('until')
    .limit(PRUNED_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sign_in_attempts').where('id', 'in', old).execute();
}
