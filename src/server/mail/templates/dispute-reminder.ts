import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';
import { disputeMailCopy as copy } from './dispute-mail-copy.ts';
import { greetingTo } from './greeting.ts';
import { consequenceOf, factsOfMail, type MailedDispute } from './mailed-dispute.ts';

type Addressed = MailedDispute & Readonly<{ to: string; first_name: string }>;
/** Days of the store's calendar; none on the last day. */
export type DisputeReminder = Addressed & Readonly<{ days: number }>;

/** Tells in time that a bank waits for an answer, and what happens without one. */
export const disputeReminderMail = ({ days, ...dispute }: DisputeReminder): MailMessage =>
  mailOf(
    dispute,
    dispute.isInquiry
      ? copy.respondToInquiry(dispute.amount, days)
      : copy.respondToDispute(dispute.amount, days),
  );

/** Tells a day ahead what becomes of evidence that is kept here and that nobody has submitted. */
export const draftReminderMail = (dispute: Addressed): MailMessage => mailOf(dispute, draftSubject(dispute));

function draftSubject({ evidence, amount, respondBy }: MailedDispute): string {
  if (evidence === 'planned') return copy.draftPlanned(amount, respondBy);
  return evidence === 'saved_before' ? copy.changesUnsent(amount) : copy.draftUnsent(amount);
}

function mailOf(dispute: Addressed, subject: string): MailMessage {
  const { to, first_name, storeName, isInquiry, amount, reason, url } = dispute;
  const greeting = greetingTo(first_name);
  const what = isInquiry
    ? copy.inquiryWaits(amount, storeName, reason)
    : copy.disputeWaits(amount, storeName, reason);
  const facts = factsOfMail(dispute);
  const otherwise = consequenceOf(dispute);
  const where = isInquiry ? copy.answerInquiry : copy.answerDispute;
  return {
    to,
    subject,
    text: [greeting, '', what, '', ...facts, '', otherwise, '', where, url, ''].join('\n'),
    html: htmlMail(subject, [
      escapeMarkup(greeting),
      escapeMarkup(what),
      facts.map(escapeMarkup).join('<br>'),
      escapeMarkup(otherwise),
      `${escapeMarkup(where)} <a href="${escapeMarkup(url)}">${escapeMarkup(subject)}</a>`,
    ]),
  };
}
