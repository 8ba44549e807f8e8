import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { customerMailCopy as copy } from './customer-mail-copy.ts';
import type { CustomerOrder } from './customer-order.ts';
import { greetingTo } from './greeting.ts';

/** What a store writes beside the receipt it sends. Names are text, never markup. */
export function customerReceiptMail({
  to,
  customer_name,
  storeName,
  number,
  amount,
  content,
}: CustomerOrder & Readonly<{ content: Uint8Array }>): MailMessage {
  const subject = copy.receiptSubject(number);
  const lines = [greetingTo(customer_name), copy.receiptText(amount, storeName, number)];
  return {
    to,
    subject,
    text: lines.flatMap((line) => [line, '']).join('\n'),
    html: htmlMail(subject, lines.map(escapeMarkup)),
    attachments: [{ filename: `receipt-${number}.pdf`, contentType: 'application/pdf', content }],
  };
}
