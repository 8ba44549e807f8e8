import { sql } from 'kysely';
import * as z from 'zod/mini';
import { CUSTOMER_MAILS } from '#domain/orders/completing.ts';
import { soldElsewhere } from '../config.ts';
import { job } from '../jobs/job.ts';
import { sendAndWrite } from '../mail/outbox.ts';
import { occasionOf, writeCustomerMail } from './customer-mail.ts';
import { readOptions } from './options-repository.ts';
import { listOrdersOfMails } from './store-orders.ts';

const ATTEMPTS_MAX = 12;

/** The further tries to tell a customer what became of their order: of what the courier could not send, with growing patience. */
export const mailCustomer = job({
  name: 'store.mail-customer',
  input: z.object({ order_id: z.int(), mail: z.enum(CUSTOMER_MAILS), refund_id: z.optional(z.string()) }),
  attemptsMax: ATTEMPTS_MAX,
  async run(deps, { order_id, mail, refund_id = null }) {
    // A store that is attached writes to its customers itself.
    if (soldElsewhere(deps.config)) return;
    const wanted = sql<{ order_id: number; mail: typeof mail; refund_id: string | null }>`
      select ${order_id}::bigint as order_id, ${mail}::text as mail, ${refund_id}::text as refund_id`;
    const [order] = await listOrdersOfMails(deps.db, wanted);
    const message = order && (await writeCustomerMail(await readOptions(deps), order));
    if (message) await sendAndWrite(deps, { ...occasionOf(order), isKnown: order.is_mailed }, message);
  },
});
