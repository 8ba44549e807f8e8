import type { CustomerMail } from '#domain/orders/completing.ts';
import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { customerMailCopy as copy } from './customer-mail-copy.ts';
import { greetingTo } from './greeting.ts';

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
    subject: copy.paidSubject(number),
    lines: [copy.paid(storeName, amount, number), copy.thanks],
  }),
  refunded: ({ number, amount, storeName }) => ({
    subject: copy.refundedSubject(number),
    lines: [copy.refunded(storeName, amount, number), copy.refundedHow],
  }),
  completed: ({ number, storeName }) => ({
    subject: copy.completedSubject(number),
    lines: [copy.completed(storeName, number)],
  }),
};

/** What a store writes to its customer when an order was paid, refunded or completed. Names are text, never markup. */
export function customerOrderMail(mail: CustomerMail, order: CustomerOrder): MailMessage {
  const greeting = greetingTo(order.customer_name);
  const { subject, lines } = WORDS[mail](order);
  return {
    to: order.to,
    subject,
    text: [greeting, '', ...lines.flatMap((line) => [line, ''])].join('\n'),
    html: htmlMail(subject, [greeting, ...lines].map(escapeMarkup)),
  };
}
