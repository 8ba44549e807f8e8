import type { Insertable } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { StoreTables } from '#server/db/schema/schema-store.ts';
import { nextNumber } from './numbered.ts';

export type NewProduct = Insertable<StoreTables['products']>;

/** Something for 20.00 USD with ten in stock; a test names only what it is about. */
export const aProduct = (over: Partial<NewProduct> = {}): NewProduct => {
  const number = nextNumber();
  return {
    slug: `notebook-${number}`,
    name: `Notebook ${number}`,
    sku: `NB-${number}`,
    price: 2000,
    currency: 'usd',
    stock: 10,
    ...over,
  };
};

/** Saves a product and answers the row with the id the database gave. */
export const saveProduct = (db: Database, over: Partial<NewProduct> = {}) =>
  db.insertInto('products').values(aProduct(over)).returningAll().executeTakeFirstOrThrow();
