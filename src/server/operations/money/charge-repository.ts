import type { Database } from '../../db/database.ts';

/** What we know of a charge before the provider is asked. */
export const findCharge = (db: Database, id: string) =>
  db
    .selectFrom('charges')
    .select(['id', 'status', 'amount', 'amount_captured', 'amount_refunded'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function findIntentStatus(db: Database, id: string): Promise<string | null> {
  const intent = await db
    .selectFrom('payment_intents')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return intent?.status ?? null;
}

export async function findDisputeStatus(db: Database, id: string): Promise<string | null> {
  const dispute = await db.selectFrom('disputes').select('status').where('id', '=', id).executeTakeFirst();
  return dispute?.status ?? null;
}

/** The newest payout in a currency: it changes with every payout made. */
export async function findNewestPayout(db: Database, currency: string): Promise<string | null> {
  const payout = await db
    .selectFrom('payouts')
    .select('id')
    .where('currency', '=', currency)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return payout?.id ?? null;
}
