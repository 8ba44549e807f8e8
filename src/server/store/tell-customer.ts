import type { CustomerMail } from '#domain/orders/completing.ts';
import type { Database } from '../db/database.ts';
import { enqueueAll } from '../jobs/enqueue.ts';
import { mailCustomer } from './mail-customer.job.ts';

type Told = Readonly<{ order_id: number; mail: CustomerMail; refund_id?: string }>;

/**
 * In the transaction of what happened: the customer will hear of it. Whether the store sends such mails is looked at when
 * the mail is written, and its key in the outbox makes it one, however often the same is told.
 */
export const tellCustomer = (trx: Database, told: Told): Promise<void> => tellCustomers(trx, [told]);

/** The same for several, each of what happened to them. */
export const tellCustomers = (trx: Database, told: readonly Told[]): Promise<void> =>
  enqueueAll(
    trx,
    mailCustomer,
    told.map((one) => ({
      input: one,
      when: { key: `customer:${one.mail}:${one.refund_id ?? one.order_id}` },
    })),
  );
