import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What we know of a charge before the provider is asked. */
export const findCharge = (db: Database, id: string) =>
  db
    .selectFrom('charges')
    .select(['id', 'status', 'amount', 'amount_captured', 'amount_refunded', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst();

/** How much of each was given back until now. */
export async function findRefunded(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = await db
    .selectFrom('charges')
    .select(['id', 'amount_refunded'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(known.map(({ id, amount_refunded }) => [id, amount_refunded]));
}

export async function findIntentStatuses(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await db
    .selectFrom('payment_intents')
    .select(['id', 'status'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(known.map(({ id, status }) => [id, status]));
}

export async function findDisputeStatus(db: Database, id: string): Promise<string | null> {
  const dispute = await db.selectFrom('disputes').select('status').where('id', '=', id).executeTakeFirst();
  return dispute?.status ?? null;
}

/** How far the payouts of a currency have come: it changes with every one made, two in the same second included. */
export async function findPayoutState(db: Database, currency: string): Promise<string> {
  const newest = await db
    .selectFrom('payouts')
    .select((eb) => ['created', eb.fn.countAll<number>().as('made')])
    .where('currency', '=', currency)
    .groupBy('created')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? `${newest.created} ${newest.made}` : 'none yet';
}
