import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { webhookOffCopy as copy } from './webhook-off-copy.ts';

type WebhookOff = Readonly<{
  to: string;
  storeName: string;
  name: string;
  url: string;
  /** What happened with the last try. */
  why: string;
  page: string;
}>;

/** To whoever made a webhook that is told nothing any more. */
export function webhookOffMail({ to, storeName, name, url, why, page }: WebhookOff): MailMessage {
  const subject = copy.subject(name, storeName);
  const what = copy.what(storeName, url, why);
  const { next } = copy;
  return {
    to,
    subject,
    text: [what, '', next, '', page, ''].join('\n'),
    html: htmlMail(subject, [
      escapeMarkup(what),
      escapeMarkup(next),
      `<a href="${escapeMarkup(page)}">${escapeMarkup(copy.open)}</a>`,
    ]),
  };
}
