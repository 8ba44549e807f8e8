import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { customerMailCopy as copy } from './customer-mail-copy.ts';
import type { CustomerOrder } from './customer-order.ts';
import { greetingTo } from './greeting.ts';

type SentReceipt = Omit<CustomerOrder, 'number'> &
  Readonly<{
    /** Of the order; a payment without one has none. */
    number: string | null;
    /** What the file is called after. */
    reference: string;
    /** That nothing of it was real, where that is so. */
    test: string | null;
    content: Uint8Array;
  }>;

/** What a store writes beside the receipt it sends. Names are text, never markup. */
export function customerReceiptMail(receipt: SentReceipt): MailMessage {
  const { to, customer_name, storeName, number, reference, test, content } = receipt;
  // Written as on paper, where lines are broken otherwise.
  const amount = receipt.amount.replaceAll(' ', '\u00a0');
  const subject = number === null ? copy.paymentReceiptSubject(storeName) : copy.receiptSubject(number);
  const text =
    number === null
      ? copy.paymentReceiptText(amount, storeName)
      : copy.receiptText(amount, storeName, number);
  const lines = [greetingTo(customer_name), text, ...(test === null ? [] : [test])];
  return {
    to,
    subject,
    text: lines.flatMap((line) => [line, '']).join('\n'),
    html: htmlMail(subject, lines.map(escapeMarkup)),
    attachments: [{ filename: `receipt-${reference}.pdf`, contentType: 'application/pdf', content }],
  };
}
