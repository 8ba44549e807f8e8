import type { KeyScope } from '#domain/people/key-scope.ts';
import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';

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
    subject: `New sign-in to ${told.storeName}`,
    what: `Somebody signed in to ${told.storeName} with your account from a device we have not seen before.`,
    about: [
      `When: ${told.at}`,
      `Device: ${device}`,
      `Address: ${ip}`,
      ...(isLast
        ? ['There were several within an hour. No more mails are sent about them; the page below lists all.']
        : []),
    ],
    otherwise:
      'If it was you, there is nothing to do. If it was not, change your password at once: that signs every other device out.',
  });

/** The old password opens nothing any more, so its owner must hear of it in another way than by trying. */
export const newPasswordMail = ({ ip, ...told }: NewPassword): MailMessage =>
  notice(told, {
    subject: `Your password at ${told.storeName} was changed`,
    what: `The password of your account at ${told.storeName} was changed, and every other device was signed out.`,
    about: [`When: ${told.at}`, ip === '' ? 'Where: by a command on the server' : `Address: ${ip}`],
    otherwise:
      'If it was you, there is nothing to do. If it was not, whoever runs the server can set another: npm run password.',
  });

/** A key opens the store without a password for as long as nobody revokes it. */
const SCOPE_WORDS = { read: 'read', write: 'change', read_write: 'read and change' } satisfies Record<
  KeyScope,
  string
>;

export const newKeyMail = ({ description, scope, ending, ...told }: NewKey): MailMessage =>
  notice(told, {
    subject: `New API key for ${told.storeName}`,
    what: `An API key that speaks for you was made at ${told.storeName}.`,
    about: [`When: ${told.at}`, `Key: ${description} (ends in ${ending})`, `It may: ${SCOPE_WORDS[scope]}`],
    otherwise:
      'If it was you, there is nothing to do. If it was not, revoke the key and change your password at once.',
  });

/** `by` is whoever changed it, told to all others. */
type NewBank = Told & Readonly<{ currency: string; ending: string; by: string | undefined }>;

export const newBankMail = ({ currency, ending, by, ...told }: NewBank): MailMessage =>
  notice(told, {
    subject: `Bank account changed at ${told.storeName}`,
    what: `Payouts of ${told.storeName} in ${currency} go to another bank account from now on.`,
    about: [
      `When: ${told.at}`,
      `Account: ends in ${ending}`,
      ...(by === undefined ? [] : [`Changed by: ${by}`]),
    ],
    otherwise:
      by === undefined
        ? 'If it was you, there is nothing to do. If it was not, change your password and the bank account at once.'
        : 'If you know of it, there is nothing to do. If you do not, ask them at once, and change the bank account back.',
  });

type Words = Readonly<{ subject: string; what: string; about: readonly string[]; otherwise: string }>;

/** What the link below is for. */
type Leads = Readonly<{ where: string; name: string }>;
const TO_SECURITY: Leads = { where: 'What happened with your account (sign-in needed):', name: 'Security' };

export function notice(
  { to, first_name, url }: Told,
  { subject, what, about, otherwise }: Words,
  { where, name }: Leads = TO_SECURITY,
): MailMessage {
  const greeting = first_name === '' ? 'Hello,' : `Hello ${first_name},`;
  const facts = about.length === 0 ? [] : [...about, ''];
  return {
    to,
    subject,
    text: [greeting, '', what, '', ...facts, otherwise, '', where, url, ''].join('\n'),
    html: htmlMail(subject, [
      escapeHtml(greeting),
      escapeHtml(what),
      ...(about.length === 0 ? [] : [about.map(escapeHtml).join('<br>')]),
      escapeHtml(otherwise),
      `${escapeHtml(where)} <a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`,
    ]),
  };
}
