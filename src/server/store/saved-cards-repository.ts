import { type Selectable, sql } from 'kysely';
import type { CardDetails } from '#provider/payment-details.ts';
import type { Database } from '../db/database.ts';
import type { StoreTables } from '../db/schema/schema-store.ts';

export type SavedCard = Readonly<Selectable<StoreTables['saved_cards']>>;

/** More than anybody chooses from at a checkout. */
const SHOWN_MAX = 10;

/** The cards of one shopper, the newest first. */
export const listSavedCards = (db: Database, shopper: string): Promise<SavedCard[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('shopper', '=', shopper)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();

/** Keeps the card an order was paid with, where its shopper asked for that. Kept twice, it is kept once. */
export async function keepPaidCard(
  trx: Database,
  order_id: number,
  payment_method: string,
  { brand, last4, exp_month, exp_year }: CardDetails,
): Promise<void> {
  await sql`insert into saved_cards (shopper, payment_method, brand, last4, exp_month, exp_year, created)
    select saves_for, ${payment_method}, ${brand}, ${last4}, ${exp_month}, ${exp_year}, created
    from checkouts where order_id = ${order_id} and state = 'paid' and saves_for is not null
    on conflict (shopper, payment_method) do update
      set exp_month = excluded.exp_month, exp_year = excluded.exp_year, created = excluded.created`.execute(
    trx,
  );
}

/** Only their own. */
export async function forgetCard(db: Database, shopper: string, id: string): Promise<void> {
  await db.deleteFrom('saved_cards').where('shopper', '=', shopper).where('id', '=', id).execute();
}
