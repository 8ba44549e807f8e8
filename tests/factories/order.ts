import type { Insertable } from 'kysely';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';
import type { StoreTables } from '#server/db/schema/schema-store.ts';
import { nextNumber } from './numbered.ts';

export type NewOrder = Insertable<StoreTables['orders']>;

/** Who bought it and where they live, for tests that are about neither. */
export const GRACE_AT_HOME = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  address_1: '7 Harbour Row',
  city: 'Bristol',
  state: '',
  postcode: 'BS1 4QA',
  country: 'GB',
} as const;

/** A guest's completed order of 20.00 USD; a test names only what it is about. */
export const anOrder = (over: Partial<NewOrder> = {}): NewOrder => {
  const number = 100_000 + nextNumber();
  return {
    number: String(number),
    status: 'completed',
    customer_id: null,
    currency: 'usd',
    total: 2000,
    payment_intent_id: `pi_${number}`,
    fraud_meta_box_type: 'allow',
    created: utcInstant(epochSeconds(1_700_000_000)),
    ...over,
  };
};

/** Saves an order and answers the row with the id the database gave. */
export const saveOrder = (db: Database, over: Partial<NewOrder> = {}) =>
  db.insertInto('orders').values(anOrder(over)).returningAll().executeTakeFirstOrThrow();
