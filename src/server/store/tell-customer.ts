import type { CustomerMail } from '#domain/orders/completing.ts';
import type { Database } from '../db/database.ts';

type ToldCustomer = Readonly<{ order_id: number; mail: CustomerMail }>;

/**
 * In the transaction of what happened: the customer will hear of it. Whether the store sends such mails is looked at when
 * the mail is written, and its key in the outbox makes it one, however often the same is told.
 */
export const tellCustomer = (trx: Database, told: ToldCustomer): Promise<void> => tellCustomers(trx, [told]);

/** The same for several, each of what happened to them. */
export async function tellCustomers(trx: Database, told: readonly ToldCustomer[]): Promise<void> {
  if (told.length > 0)
    await trx
      .insertInto('customers_to_tell')
      .values([...told])
      .execute();
}
