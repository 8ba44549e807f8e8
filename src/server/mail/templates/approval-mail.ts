import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { approvalMailCopy as copy } from './approval-mail-copy.ts';
import { greetingTo } from './greeting.ts';

type Told = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  /** What it would do, as "Refund $500.00 USD of payment pi_1". */
  what: string;
  /** The page of approvals; it asks for a sign-in. */
  url: string;
}>;

/** To whoever could approve it. */
export const approvalAskedMail = ({
  by,
  note,
  until,
  ...told
}: Told & Readonly<{ by: string; note: string; until: string }>): MailMessage =>
  approvalMail(told, {
    subject: copy.askedSubject(told.storeName, told.what),
    lead: copy.asked(by, told.storeName),
    about: [copy.what(told.what), ...(note === '' ? [] : [copy.why(note)]), copy.until(until)],
    end: copy.decide,
  });

export type ApprovalOutcome = keyof typeof copy.ended;

/** To whoever asked. */
export const approvalEndedMail = ({
  outcome,
  by,
  why,
  ...told
}: Told & Readonly<{ outcome: ApprovalOutcome; by: string | undefined; why: string }>): MailMessage =>
  approvalMail(told, {
    subject: copy.endedSubject[outcome](told.what),
    lead: copy.ended[outcome],
    about: [
      copy.what(told.what),
      ...(by === undefined ? [] : [copy.decidedBy(by)]),
      ...(why === '' ? [] : [copy.why(why)]),
    ],
    end: copy.see,
  });

type Words = Readonly<{ subject: string; lead: string; about: readonly string[]; end: string }>;

function approvalMail({ to, first_name, url }: Told, { subject, lead, about, end }: Words): MailMessage {
  const greeting = greetingTo(first_name);
  return {
    to,
    subject,
    text: [greeting, '', lead, '', ...about, '', end, url, ''].join('\n'),
    html: htmlMail(subject, [
      escapeMarkup(greeting),
      escapeMarkup(lead),
      about.map(escapeMarkup).join('<br>'),
      `${escapeMarkup(end)} <a href="${escapeMarkup(url)}">${escapeMarkup(copy.link)}</a>`,
    ]),
  };
}
