import type { CustomerMail } from '#domain/orders/completing.ts';
import type { Database } from '../db/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { mailCustomer } from './mail-customer.job.ts';

type Told = Readonly<{ order_id: number; mail: CustomerMail; refund_id?: string }>;

/**
 * In the transaction of what happened: the customer will hear of it. Whether the store sends such mails is looked at when
 * the mail is written, and its key in the outbox makes it one, however often the same is told.
 */
export const tellCustomer = (trx: Database, told: Told): Promise<void> =>
  enqueue(trx, mailCustomer, told, { key: `customer:${told.mail}:${told.refund_id ?? told.order_id}` });
