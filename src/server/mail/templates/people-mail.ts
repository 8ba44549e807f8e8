import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';

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
  const greeting = `Hello ${first_name},`;
  const subject = `${inviter} invites you to ${storeName}`;
  const what = `${inviter} invites you to work on the payments of ${storeName}. Your role will be: ${role}.`;
  const how = 'Choose a password here, and you are in:';
  const once = `The link works once, until ${until}. Do not pass it on: whoever opens it becomes you.`;
  const otherwise = 'If you do not know what this is about, there is nothing to do.';
  return {
    to,
    subject,
    text: [greeting, '', what, '', how, url, '', once, '', otherwise, ''].join('\n'),
    html: htmlMail(subject, [
      escapeHtml(greeting),
      escapeHtml(what),
      `${escapeHtml(how)} <a href="${escapeHtml(url)}">Accept the invitation</a>`,
      escapeHtml(once),
      escapeHtml(otherwise),
    ]),
  };
}

/** What happened to somebody; `role` is the name of the one they have now. */
export type PersonNews = Readonly<{ kind: 'role' | 'suspend' | 'restore' | 'remove'; role: string }>;

type Told = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  by: string;
  at: string;
  url: string;
}>;

const ASK = 'If this surprises you, ask them.';

function wordsOf({ storeName, by }: Told, { kind, role }: PersonNews) {
  switch (kind) {
    case 'role':
      return {
        subject: `Your role at ${storeName} is ${role} now`,
        what: `${by} has changed what you may do at ${storeName}. Your role is ${role} from now on; load a page that is open again to see it.`,
      };
    case 'suspend':
      return {
        subject: `Your account at ${storeName} is suspended`,
        what: `${by} has suspended your account at ${storeName}. You are signed out everywhere, and your API keys do not work until you are let back in.`,
      };
    case 'restore':
      return {
        subject: `You are back at ${storeName}`,
        what: `${by} has let you back in at ${storeName}. Sign in as before; your API keys work again.`,
      };
    case 'remove':
      return {
        subject: `Your account at ${storeName} was removed`,
        what: `${by} has removed your account at ${storeName}. You can no longer sign in, and your API keys are revoked. What you did stays in the store’s audit log.`,
      };
  }
}

/** To the person themselves, because they would otherwise find out by being refused. */
export function personMail(told: Told, news: PersonNews): MailMessage {
  const { subject, what } = wordsOf(told, news);
  const greeting = told.first_name === '' ? 'Hello,' : `Hello ${told.first_name},`;
  const when = `When: ${told.at}`;
  const signIn = news.kind === 'suspend' || news.kind === 'remove' ? [] : [told.url];
  return {
    to: told.to,
    subject,
    text: [greeting, '', what, '', when, '', ASK, '', ...signIn, ''].join('\n'),
    html: htmlMail(subject, [
      ...[greeting, what, when, ASK].map(escapeHtml),
      ...signIn.map((url) => `<a href="${escapeHtml(url)}">Sign in</a>`),
    ]),
  };
}
