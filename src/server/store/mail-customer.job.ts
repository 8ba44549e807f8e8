import * as z from 'zod/mini';
import { CUSTOMER_MAILS } from '#domain/orders/completing.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { languageOf } from '#domain/shared/languages.ts';
import { money } from '#domain/shared/money.ts';
import { soldElsewhere } from '../config.ts';
import { job } from '../jobs/job.ts';
import { speak } from '../languages/speak.ts';
import { sendAndWrite } from '../mail/outbox.ts';
import { customerOrderMail } from '../mail/templates/customer-order.ts';
import { readOptions } from './options-repository.ts';
import { findOrderOfMail } from './store-orders.ts';
import { storeOf } from './store-repository.ts';

const ATTEMPTS_MAX = 12;

/** Writes and sends the mail to a customer about what became of their order, where the store sends such mails. */
export const mailCustomer = job({
  name: 'store.mail-customer',
  input: z.object({ order_id: z.int(), mail: z.enum(CUSTOMER_MAILS), refund_id: z.optional(z.string()) }),
  attemptsMax: ATTEMPTS_MAX,
  async run(deps, { order_id, mail, refund_id }) {
    // A store that is attached writes to its customers itself.
    if (soldElsewhere(deps.config)) return;
    const key = `order ${mail} ${refund_id ?? order_id}`;
    const options = await readOptions(deps);
    const order = await findOrderOfMail(deps.db, order_id, refund_id, key);
    if (!options.store_customer_mails[mail] || !order?.customer_email || order.sandbox !== null) return;
    if (mail === 'refunded' && order.refunded === null) return;
    const to = order.customer_email;
    const written = await speak(languageOf(options.WPLANG), () => {
      const { name: storeName, locale } = storeOf(options);
      const amount = formatExplicitMoney(money(order.refunded ?? order.total, order.currency), locale);
      return customerOrderMail(mail, {
        to,
        customer_name: order.customer_name ?? '',
        storeName,
        number: order.number,
        amount,
      });
    });
    await sendAndWrite(deps, { key, of: order.date_created, isKnown: order.is_mailed }, written);
  },
});
