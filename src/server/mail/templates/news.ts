import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { greetingTo } from './greeting.ts';
import { newsCopy as copy } from './news-copy.ts';

type News = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  title: string;
  content: string;
  /** Where to go on; it asks for a sign-in. */
  url: string;
}>;

/** A message of the inbox for somebody who wants it by mail, too. */
export function newsMail({ to, first_name, storeName, title, content, url }: News): MailMessage {
  const greeting = greetingTo(first_name);
  const what = copy.what(title, content);
  const { where, choice } = copy;
  return {
    to,
    subject: copy.subject(storeName, title),
    text: [greeting, '', what, '', where, url, '', choice, ''].join('\n'),
    html: htmlMail(title, [
      escapeMarkup(greeting),
      escapeMarkup(what),
      `${escapeMarkup(where)} <a href="${escapeMarkup(url)}">${escapeMarkup(title)}</a>`,
      escapeMarkup(choice),
    ]),
  };
}
