import type { CustomerMail } from '#domain/orders/completing.ts';
import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';

export type CustomerOrder = Readonly<{
  to: string;
  customer_name: string;
  storeName: string;
  number: string;
  /** What was paid, or given back. */
  amount: string;
}>;

type Words = Readonly<{ subject: string; lines: readonly string[] }>;

const WORDS: Readonly<Record<CustomerMail, (order: CustomerOrder) => Words>> = {
  paid: ({ number, amount, storeName }) => ({
    subject: `We have received your payment for order #${number}`,
    lines: [`${storeName} has received ${amount} for your order #${number}.`, 'Thank you for your order.'],
  }),
  refunded: ({ number, amount, storeName }) => ({
    subject: `A refund for your order #${number}`,
    lines: [
      `${storeName} has refunded ${amount} of your order #${number}.`,
      'It goes back to what you paid with. Banks usually need 5 to 10 days to show it.',
    ],
  }),
  completed: ({ number, storeName }) => ({
    subject: `Your order #${number} is complete`,
    lines: [`${storeName} has completed your order #${number}.`],
  }),
};

/** What a store writes to its customer when an order was paid, refunded or completed. Names are text, never markup. */
export function customerOrderMail(mail: CustomerMail, order: CustomerOrder): MailMessage {
  const greeting = order.customer_name === '' ? 'Hello,' : `Hello ${order.customer_name},`;
  const { subject, lines } = WORDS[mail](order);
  return {
    to: order.to,
    subject,
    text: [greeting, '', ...lines.flatMap((line) => [line, ''])].join('\n'),
    html: htmlMail(subject, [greeting, ...lines].map(escapeHtml)),
  };
}
