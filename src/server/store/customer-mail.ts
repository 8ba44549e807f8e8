import type { Options } from '#contract/options.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { languageOf } from '#domain/shared/languages.ts';
import { money } from '#domain/shared/money.ts';
import { speak } from '../languages/speak.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { customerOrderMail } from '../mail/templates/customer-order.ts';
import type { OrderOfMail } from './store-orders.ts';
import { storeOf } from './store-repository.ts';

/** The mail to a customer about what became of their order, where the store sends such mails and there is somebody to read it. */
export async function writeCustomerMail(
  options: Options,
  { mail, ...order }: OrderOfMail,
): Promise<MailMessage | undefined> {
  const to = order.customer_email;
  if (!options.store_customer_mails[mail] || !to || order.sandbox !== null) return undefined;
  if (mail === 'refunded' && order.refunded === null) return undefined;
  return speak(languageOf(options.WPLANG), () => {
    const { name: storeName, locale } = storeOf(options);
    const amount = formatExplicitMoney(money(order.refunded ?? order.total, order.currency), locale);
    return customerOrderMail(mail, {
      ...{ to, storeName, amount },
      customer_name: order.customer_name ?? '',
      number: order.number,
    });
  });
}

export const occasionOf = ({ key, date_created }: OrderOfMail) => ({ key, of: date_created });
