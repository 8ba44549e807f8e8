import type { Insertable } from 'kysely';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';
import type { StoreTables } from '#server/db/schema/schema-store.ts';
import { saveCustomer } from './customer.ts';
import { nextNumber } from './numbered.ts';

export type NewSubscription = Insertable<StoreTables['subscriptions']>;

/** An active subscription of a customer; a test names only what it is about. */
export const aSubscription = (
  over: Partial<NewSubscription> & Pick<NewSubscription, 'customer_id'>,
): NewSubscription => ({
  number: String(500_000 + nextNumber()),
  status: 'active',
  created: utcInstant(epochSeconds(1_700_000_000)),
  ...over,
});

/** Saves a subscription, with a customer of its own when none is named, and ties it to the orders given. */
export async function saveSubscription(
  db: Database,
  over: Partial<NewSubscription> = {},
  order_ids: readonly number[] = [],
) {
  const customer_id = over.customer_id ?? (await saveCustomer(db)).id;
  const subscription = await db
    .insertInto('subscriptions')
    .values(aSubscription({ ...over, customer_id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const ties = order_ids.map((order_id) => ({ subscription_id: subscription.id, order_id }));
  if (ties.length > 0) await db.insertInto('subscription_orders').values(ties).execute();
  return subscription;
}
