import { escapeHtml, htmlMail } from '../html.ts';
import type { Attachment, MailMessage } from '../mail-message.ts';

export type ExportReady = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  /** What was exported, in the plural: `transactions`. */
  what: string;
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
  const greeting = first_name === '' ? 'Hello,' : `Hello ${first_name},`;
  const count = new Intl.NumberFormat('en-US').format(rows);
  const isReady = `Your export of ${what} from ${storeName} is ready: ${filename}, ${count} ${rows === 1 ? 'row' : 'rows'}.`;
  const where = file
    ? 'The file is attached. You can also download it here (sign-in needed):'
    : 'The file is too large for a mail. Download it here (sign-in needed):';
  const why = 'You get this mail because you asked for the export. Nobody else received it.';
  const subject = `Your export of ${what} is ready`;
  return {
    to,
    subject,
    text: [greeting, '', isReady, '', where, url, '', why, ''].join('\n'),
    html: htmlMail(subject, [
      escapeHtml(greeting),
      escapeHtml(isReady),
      `${escapeHtml(where)} <a href="${escapeHtml(url)}">${escapeHtml(filename)}</a>`,
      escapeHtml(why),
    ]),
    ...(file && { attachments: [file] }),
  };
}
