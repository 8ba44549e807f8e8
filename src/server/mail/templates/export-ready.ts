import type { ListKind } from '#domain/schedules/file-kind.ts';
import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { Attachment, MailMessage } from '../mail-message.ts';
import { exportReadyCopy as copy } from './export-ready-copy.ts';
import { greetingTo } from './greeting.ts';

export type ExportReady = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  what: ListKind;
  rows: number;
  filename: string;
  /** The page from which the file can be fetched; it asks for a sign-in. */
  url: string;
  /** The file itself, when it is small enough to travel. */
  file?: Attachment;
}>;

/** The mail that goes with an export: the file, or the way to it. */
export function exportReadyMail(ready: ExportReady): MailMessage {
  const { to, first_name, storeName, what, rows, filename, url, file } = ready;
  const greeting = greetingTo(first_name);
  const isReady = copy.ready[what](storeName, filename, rows);
  const where = file ? copy.attached : copy.tooLarge;
  const { why } = copy;
  const subject = copy.subject[what];
  return {
    to,
    subject,
    text: [greeting, '', isReady, '', where, url, '', why, ''].join('\n'),
    html: htmlMail(subject, [
      escapeMarkup(greeting),
      escapeMarkup(isReady),
      `${escapeMarkup(where)} <a href="${escapeMarkup(url)}">${escapeMarkup(filename)}</a>`,
      escapeMarkup(why),
    ]),
    ...(file && { attachments: [file] }),
  };
}
