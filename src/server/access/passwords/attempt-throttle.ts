import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import { type EpochSeconds, epochSeconds, secondsOf, utcInstant } from '#domain/shared/time.ts';
import type { AttemptLimit, AttemptLimits } from '#domain/signing-in/attempt-limits.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

const PRUNED_AT_ONCE = 100;

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
  const subjects = limits.map(subjectOf);
  return db.transaction().execute(async (trx) => {
    await takeSubjects(trx, subjects);
    const retry_after_s = await secondsToWait(trx, limits, at);
    if (retry_after_s > 0) throw fail('sign_in_throttled', { retry_after_s });
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
    return { own: subjectOf(limits[0]), ids: rows.map(({ id }) => id) };
  });
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

/** One attempt of a subject at a time, also before its first row exists; sorted, so that two never wait for each other. */
async function takeSubjects(trx: Database, subjects: readonly Buffer[]): Promise<void> {
  for (const subject of subjects.toSorted(Buffer.compare)) {
    await sql`select pg_advisory_xact_lock(${subject.readBigInt64BE().toString()}::bigint)`.execute(trx);
  }
}

/** Until no limit is used up any more. */
async function secondsToWait(trx: Database, limits: AttemptLimits, at: EpochSeconds): Promise<number> {
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
