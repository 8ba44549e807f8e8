import type { Insertable } from 'kysely';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';
import type { StoreTables } from '#server/db/schema/schema-store.ts';
import { nextNumber } from './numbered.ts';

export type NewCustomer = Insertable<StoreTables['customers']>;

/** Somebody with an account in the store; a test names only what it is about. */
export const aCustomer = (over: Partial<NewCustomer> = {}): NewCustomer => ({
  name: 'Ada Lovelace',
  email: `ada-${nextNumber()}@example.com`,
  country: 'US',
  created: utcInstant(epochSeconds(1_690_000_000)),
  ...over,
});

/** Saves a customer and answers the row with the id the database gave. */
export const saveCustomer = (db: Database, over: Partial<NewCustomer> = {}) =>
  db.insertInto('customers').values(aCustomer(over)).returningAll().executeTakeFirstOrThrow();
