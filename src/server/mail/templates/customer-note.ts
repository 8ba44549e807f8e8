import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { customerMailCopy as copy } from './customer-mail-copy.ts';
import { greetingTo } from './greeting.ts';

export type CustomerNote = Readonly<{
  to: string;
  customer_name: string;
  storeName: string;
  /** The number of the order the note is about. */
  number: string;
  note: string;
}>;

/** What the store writes to a customer about their order. The note is text: nothing in it becomes markup. */
export function customerNoteMail({ to, customer_name, storeName, number, note }: CustomerNote): MailMessage {
  const greeting = greetingTo(customer_name);
  const about = copy.note(storeName, number);
  const subject = copy.noteSubject(number);
  return {
    to,
    subject,
    text: [greeting, '', about, '', note, ''].join('\n'),
    html: htmlMail(subject, [
      escapeMarkup(greeting),
      escapeMarkup(about),
      escapeMarkup(note).replaceAll('\n', '<br>'),
    ]),
  };
}
