import { type EpochSeconds, epochSeconds, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema/schema.ts';

/** Long enough to fetch a telephone; what was begun longer ago is begun anew. */
const LIVES_S = {
  add_code: 15 * MINUTE_S,
  add_passkey: 5 * MINUTE_S,
  prove: 5 * MINUTE_S,
  sign_in: 5 * MINUTE_S,
};
const PRUNED_AT_ONCE = 100;

export type Purpose = Schema['challenges']['purpose'];
/** Whose it is: the id of a session, or the hash of a token that a browser without one keeps. */
type Of = Readonly<{ holder: Buffer; purpose: Purpose; at: EpochSeconds }>;

/** There is one of each purpose for one holder: who begins again has forgotten the one before. */
export async function beginChallenge(
  db: Database,
  { holder, purpose, at }: Of,
  value: string,
): Promise<void> {
  await forgetOld(db, at);
  const expires = utcInstant(epochSeconds(at + LIVES_S[purpose]));
  await db
    .insertInto('challenges')
    .values({ holder, purpose, value, expires })
    .onConflict((same) => same.columns(['holder', 'purpose']).doUpdateSet({ value, expires }))
    .execute();
}

/** What was begun, without using it up: a code may be mistyped. */
export async function findChallenge(db: Database, { holder, purpose, at }: Of): Promise<string | undefined> {
  const found = await db
    .selectFrom('challenges')
    .select('value')
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('expires', '>', utcInstant(at))
    .executeTakeFirst();
  return found?.value;
}

/** Uses it up, whatever comes of it: what was signed once is worth nothing a second time. */
export async function takeChallenge(db: Database, { holder, purpose, at }: Of): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('challenges')
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .returning(['value', 'expires'])
    .executeTakeFirst();
  return taken && taken.expires > utcInstant(at) ? taken.value : undefined;
}

async function forgetOld(db: Database, at: EpochSeconds): Promise<void> {
  const old = db
    .selectFrom('challenges')
    .select(['holder', 'purpose'])
    .where('expires', '<=', utcInstant(at))
    .orderBy('expires')
    .limit(PRUNED_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db
    .deleteFrom('challenges')
    .where(({ eb, refTuple }) => eb(refTuple('holder', 'purpose'), 'in', old.$asTuple('holder', 'purpose')))
    .execute();
}
