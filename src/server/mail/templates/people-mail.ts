import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { greetingTo } from './greeting.ts';
import { mailCopy } from './mail-copy.ts';
import { peopleMailCopy as copy } from './people-mail-copy.ts';

type InvitationMail = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  /** Name and address of whoever invites. */
  inviter: string;
  role: string;
  /** The moment and its zone, as the store writes them. */
  until: string;
  url: string;
}>;

/** The only place where the token is ever written. */
export function invitationMail(mail: InvitationMail): MailMessage {
  const { to, first_name, storeName, inviter, role, until, url } = mail;
  const greeting = greetingTo(first_name);
  const subject = copy.invitedSubject(inviter, storeName);
  const what = copy.invited(inviter, storeName, role);
  const { how, otherwise } = copy;
  const once = copy.once(until);
  return {
    to,
    subject,
    text: [greeting, '', what, '', how, url, '', once, '', otherwise, ''].join('\n'),
    html: htmlMail(subject, [
      escapeMarkup(greeting),
      escapeMarkup(what),
      `${escapeMarkup(how)} <a href="${escapeMarkup(url)}">${escapeMarkup(copy.accept)}</a>`,
      escapeMarkup(once),
      escapeMarkup(otherwise),
    ]),
  };
}

/** What happened to somebody; `role` is the one they have now. */
export type PersonNews = Readonly<{ kind: 'role' | 'suspend' | 'restore' | 'remove'; role: string }>;

type Told = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  by: string;
  at: string;
  url: string;
}>;

/** To the person themselves, because they would otherwise find out by being refused. */
export function personMail(told: Told, news: PersonNews): MailMessage {
  const { storeName, by } = told;
  const { kind, role } = news;
  const subject = copy.changedSubject[kind](storeName, role);
  const what = copy.changed[kind](by, storeName, role);
  const greeting = greetingTo(told.first_name);
  const when = mailCopy.when(told.at);
  const signIn = kind === 'suspend' || kind === 'remove' ? [] : [told.url];
  return {
    to: told.to,
    subject,
    text: [greeting, '', what, '', when, '', copy.ask, '', ...signIn, ''].join('\n'),
    html: htmlMail(subject, [
      ...[greeting, what, when, copy.ask].map(escapeMarkup),
      ...signIn.map((url) => `<a href="${escapeMarkup(url)}">${escapeMarkup(copy.signIn)}</a>`),
    ]),
  };
}
