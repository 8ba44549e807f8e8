import type { KeyScope } from '#domain/people/key-scope.ts';
import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { greetingTo, whereFrom } from './greeting.ts';
import { mailCopy } from './mail-copy.ts';
import { securityNoticeCopy as copy } from './security-notice-copy.ts';

export type Told = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  /** The moment and its zone, as the store writes them. */
  at: string;
  /** The Security page; it asks for a sign-in. */
  url: string;
}>;
export type NewDevice = Told &
  Readonly<{
    device: string;
    ip: string;
    /** Of those that are sent within an hour. */
    isLast: boolean;
  }>;
export type NewPassword = Told & Readonly<{ ip: string }>;
export type NewKey = Told & Readonly<{ description: string; scope: KeyScope; ending: string }>;

/** Somebody signed in from where this person never did; they alone know whether it was them. */
export const newDeviceMail = ({ device, ip, isLast, ...told }: NewDevice): MailMessage =>
  notice(told, {
    subject: copy.deviceSubject(told.storeName),
    what: copy.device(told.storeName),
    about: [
      mailCopy.when(told.at),
      copy.deviceName(device),
      mailCopy.address(ip),
      ...(isLast ? [copy.severalDevices] : []),
    ],
    otherwise: copy.ifNotYouSignedIn,
  });

/** The old password opens nothing any more, so its owner must hear of it in another way than by trying. */
export const newPasswordMail = ({ ip, ...told }: NewPassword): MailMessage =>
  notice(told, {
    subject: copy.passwordSubject(told.storeName),
    what: copy.password(told.storeName),
    about: [mailCopy.when(told.at), whereFrom(ip)],
    otherwise: copy.ifNotYouChanged,
  });

/** A key opens the store without a password for as long as nobody revokes it. */
export const newKeyMail = ({ description, scope, ending, ...told }: NewKey): MailMessage =>
  notice(told, {
    subject: copy.keySubject(told.storeName),
    what: copy.key(told.storeName),
    about: [mailCopy.when(told.at), copy.keyName(description, ending), copy.keyMay[scope]],
    otherwise: copy.ifNotYouMade,
  });

/** `by` is whoever changed it, told to all others. */
type NewBank = Told & Readonly<{ currency: string; ending: string; by: string | undefined }>;

export const newBankMail = ({ currency, ending, by, ...told }: NewBank): MailMessage =>
  notice(told, {
    subject: copy.bankSubject(told.storeName),
    what: copy.bank(told.storeName, currency),
    about: [
      mailCopy.when(told.at),
      copy.bankAccount(ending),
      ...(by === undefined ? [] : [mailCopy.changedBy(by)]),
    ],
    otherwise: by === undefined ? copy.ifNotYouMoved : copy.ifNotKnown,
  });

type Words = Readonly<{ subject: string; what: string; about: readonly string[]; otherwise: string }>;

/** What the link below is for. */
type Leads = Readonly<{ where: string; name: string }>;

export function notice(
  { to, first_name, url }: Told,
  { subject, what, about, otherwise }: Words,
  { where, name }: Leads = { where: copy.where, name: copy.link },
): MailMessage {
  const greeting = greetingTo(first_name);
  const facts = about.length === 0 ? [] : [...about, ''];
  return {
    to,
    subject,
    text: [greeting, '', what, '', ...facts, otherwise, '', where, url, ''].join('\n'),
    html: htmlMail(subject, [
      escapeMarkup(greeting),
      escapeMarkup(what),
      ...(about.length === 0 ? [] : [about.map(escapeMarkup).join('<br>')]),
      escapeMarkup(otherwise),
      `${escapeMarkup(where)} <a href="${escapeMarkup(url)}">${escapeMarkup(name)}</a>`,
    ]),
  };
}
