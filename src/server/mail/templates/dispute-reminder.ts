import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { consequenceOf, factsOfMail, type MailedDispute } from './mailed-dispute.ts';

type Addressed = MailedDispute & Readonly<{ to: string; first_name: string }>;
/** Days of the store's calendar; none on the last day. */
export type DisputeReminder = Addressed & Readonly<{ days: number }>;

/** Tells in time that a bank waits for an answer, and what happens without one. */
export function disputeReminderMail({ days, ...dispute }: DisputeReminder): MailMessage {
  const left = days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`;
  return mailOf(dispute, `Respond to the ${thingOf(dispute)} about ${dispute.amount}: ${left}`);
}

/** Tells a day ahead what becomes of evidence that is kept here and that nobody has submitted. */
export const draftReminderMail = (dispute: Addressed): MailMessage =>
  mailOf(
    dispute,
    dispute.evidence === 'planned'
      ? `Your evidence about ${dispute.amount} will be handed in for you: last look before ${dispute.respondBy}`
      : `Your evidence about ${dispute.amount} is not with the bank: less than 24 hours left`,
  );

const thingOf = ({ isInquiry }: MailedDispute): string => (isInquiry ? 'inquiry' : 'dispute');

function mailOf(dispute: Addressed, subject: string): MailMessage {
  const { to, first_name, storeName, isInquiry, amount, reason, url } = dispute;
  const greeting = first_name === '' ? 'Hello,' : `Hello ${first_name},`;
  const what = `A customer’s bank waits for your answer to ${isInquiry ? 'an inquiry' : 'a dispute'} about ${amount} at ${storeName} (${reason}).`;
  const facts = factsOfMail(dispute);
  const otherwise = consequenceOf(dispute);
  const where = `Answer the ${thingOf(dispute)} here (sign-in needed):`;
  return {
    to,
    subject,
    text: [greeting, '', what, '', ...facts, '', otherwise, '', where, url, ''].join('\n'),
    html: htmlMail(subject, [
      escapeHtml(greeting),
      escapeHtml(what),
      facts.map(escapeHtml).join('<br>'),
      escapeHtml(otherwise),
      `${escapeHtml(where)} <a href="${escapeHtml(url)}">${escapeHtml(subject)}</a>`,
    ]),
  };
}
