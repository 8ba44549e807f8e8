import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { enqueue } from './enqueue.ts';

/** What the job of the matching engine is called. Whoever brings lines or payouts asks for it without knowing the engine. */
export const MATCHING_JOB = {
  name: 'bank.match-lines',
  input: z.object({}),
  attemptsMax: 5,
  queue: 'bank-matching',
} as const;

/** In the transaction of whatever changed: lines that came in, or payouts. However many ask, it runs once after them. */
export const enqueueMatching = (trx: Database): Promise<void> =>
  enqueue(trx, MATCHING_JOB, {}, { key: MATCHING_JOB.name });

/**
 * For payouts that came or changed, where statements are read at all. One that is on its way is on no statement yet that
 * was imported before: it is looked for when its line comes, or when its way has ended.
 */
export async function enqueueMatchingOfPayouts(
  trx: Database,
  _provider: string,
  payouts: readonly Readonly<{ status: string }>[],
): Promise<void> {
  if (payouts.every(({ status }) => status === 'pending' || status === 'in_transit')) return;
  const { rows } = await sql`select from bank_accounts limit 1`.execute(trx);
  if (rows.length > 0) await enqueueMatching(trx);
}
