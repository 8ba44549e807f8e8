import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import type { CustomerOrder } from './customer-order.ts';

/** What a store writes beside the receipt it sends. Names are text, never markup. */
export function customerReceiptMail({
  to,
  customer_name,
  storeName,
  number,
  amount,
  content,
}: CustomerOrder & Readonly<{ content: Uint8Array }>): MailMessage {
  const subject = `Your receipt for order #${number}`;
  const lines = [
    customer_name === '' ? 'Hello,' : `Hello ${customer_name},`,
    `attached is the receipt for the ${amount} that you paid to ${storeName} for order #${number}.`,
  ];
  return {
    to,
    subject,
    text: lines.flatMap((line) => [line, '']).join('\n'),
    html: htmlMail(subject, lines.map(escapeHtml)),
    attachments: [{ filename: `receipt-${number}.pdf`, contentType: 'application/pdf', content }],
  };
}
