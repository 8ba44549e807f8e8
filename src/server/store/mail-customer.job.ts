import * as z from 'zod/mini';
import { CUSTOMER_MAILS } from '#domain/orders/completing.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { job } from '../jobs/job.ts';
import { writeAndSend } from '../mail/outbox.ts';
import { customerOrderMail } from '../mail/templates/customer-order.ts';
import { listRefunds } from './list-refunds.ts';
import { readOptions } from './options-repository.ts';
import { findOrderOfMail } from './store-orders.ts';
import { speakAsStore, storeOf } from './store-repository.ts';

const ATTEMPTS_MAX = 12;

/** Writes and sends the mail to a customer about what became of their order, where the store sends such mails. */
export const mailCustomer = job({
  name: 'store.mail-customer',
  input: z.object({ order_id: z.int(), mail: z.enum(CUSTOMER_MAILS), refund_id: z.optional(z.string()) }),
  attemptsMax: ATTEMPTS_MAX,
  async run(deps, { order_id, mail, refund_id }) {
    const { store_customer_mails: wanted, ...options } = await readOptions(deps);
    const order = await findOrderOfMail(deps.db, order_id);
    // A store that is attached writes to its customers itself.
    if (deps.config.woocommerce) return;
    if (!wanted[mail] || !order?.customer_email || order.sandbox !== null) return;
    const refunds = refund_id === undefined ? [] : await listRefunds(deps.db, order_id);
    const refund = refunds.find((one) => one.refund_id === refund_id);
    if (mail === 'refunded' && (!refund || refund.failed)) return;
    const to = order.customer_email;
    const written = await speakAsStore(deps, () => {
      const { name: storeName, locale } = storeOf({ ...options, store_customer_mails: wanted });
      const amount = formatExplicitMoney(money(refund?.amount ?? order.total, order.currency), locale);
      return customerOrderMail(mail, {
        to,
        customer_name: order.customer_name ?? '',
        storeName,
        number: order.number,
        amount,
      });
    });
    const key = `order ${mail} ${refund_id ?? order_id}`;
    await writeAndSend(deps, key, written);
  },
});
