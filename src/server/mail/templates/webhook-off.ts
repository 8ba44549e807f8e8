import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';

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
  const subject = `The webhook "${name}" of ${storeName} was turned off`;
  const what = `What happens at ${storeName} could not be told to ${url} for too long. ${why}`;
  const next =
    'Nothing is sent there any more. Once the receiver answers again, start the webhook; what it missed while it was off is in the lists of the store.';
  return {
    to,
    subject,
    text: [what, '', next, '', page, ''].join('\n'),
    html: htmlMail(subject, [
      escapeHtml(what),
      escapeHtml(next),
      `<a href="${escapeHtml(page)}">Open Settings › Webhooks</a>`,
    ]),
  };
}
