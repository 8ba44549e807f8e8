import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { CurrencyTables } from '../../db/schema/schema-currencies.ts';

export type StoredCurrency = Readonly<Selectable<CurrencyTables['store_currencies']>>;

/** The currencies the store sells in besides its own, in the order in which they were added. */
export const listStoreCurrencies = (db: Database): Promise<readonly StoredCurrency[]> =>
  db.selectFrom('store_currencies').selectAll().orderBy('added').orderBy('code').execute();

export const findStoreCurrency = (db: Database, code: string): Promise<StoredCurrency | undefined> =>
  db.selectFrom('store_currencies').selectAll().where('code', '=', code).executeTakeFirst();

/** What is no longer in the list loses its settings; what was there before keeps them. */
export async function keepStoreCurrencies(
  trx: Database,
  codes: readonly string[],
  added: StoredCurrency['added'],
): Promise<void> {
  await trx
    .deleteFrom('store_currencies')
    .$if(codes.length > 0, (query) => query.where('code', 'not in', codes))
    .execute();
  if (codes.length === 0) return;
  await trx
    .insertInto('store_currencies')
    .values(codes.map((code) => ({ code, added })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

export async function saveStoreCurrency(
  trx: Database,
  currency: Required<Insertable<CurrencyTables['store_currencies']>>,
): Promise<void> {
  const { code, added: _added, ...settings } = currency;
  await trx.updateTable('store_currencies').set(settings).where('code', '=', code).execute();
}
