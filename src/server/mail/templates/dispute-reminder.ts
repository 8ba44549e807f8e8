import { escapeHtml, htmlMail } from '../html.ts';
import type { MailMessage } from '../mail-message.ts';

export type DisputeReminder = Readonly<{
  to: string;
  first_name: string;
  storeName: string;
  isInquiry: boolean;
  /** Money, moment and zone as the store writes them. */
  amount: string;
  reason: string;
  respondBy: string;
  zone: string;
  /** Days of the store's calendar; none on the last day. */
  days: number;
  order: string | null;
  customer: string | null;
  /** What was saved goes to the bank in the end; what was only begun does not. */
  evidence: 'none' | 'begun' | 'saved';
  /** The page of the payment, where the dispute is answered; it asks for a sign-in. */
  url: string;
}>;

/** Tells in time that a bank waits for an answer, and what happens without one. */
export function disputeReminderMail(reminder: DisputeReminder): MailMessage {
  const { to, first_name, storeName, isInquiry, amount, reason, days, url } = reminder;
  const thing = isInquiry ? 'inquiry' : 'dispute';
  const greeting = first_name === '' ? 'Hello,' : `Hello ${first_name},`;
  const left = days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`;
  const subject = `Respond to the ${thing} about ${amount}: ${left}`;
  const what = `A customer’s bank waits for your answer to ${isInquiry ? 'an inquiry' : 'a dispute'} about ${amount} at ${storeName} (${reason}).`;
  const about = [
    `Respond by: ${reminder.respondBy}, ${reminder.zone}`,
    ...(reminder.order === null ? [] : [`Order: #${reminder.order}`]),
    ...(reminder.customer === null ? [] : [`Customer: ${reminder.customer}`]),
  ];
  const otherwise = consequence(reminder);
  const where = `Answer the ${thing} here (sign-in needed):`;
  return {
    to,
    subject,
    text: [greeting, '', what, '', ...about, '', otherwise, '', where, url, ''].join('\n'),
    html: htmlMail(subject, [
      escapeHtml(greeting),
      escapeHtml(what),
      about.map(escapeHtml).join('<br>'),
      escapeHtml(otherwise),
      `${escapeHtml(where)} <a href="${escapeHtml(url)}">${escapeHtml(subject)}</a>`,
    ]),
  };
}

function consequence({ isInquiry, evidence }: DisputeReminder): string {
  if (evidence === 'saved')
    return 'You have a draft: it is submitted as it is when the time is over. Look at it once more.';
  const without = isInquiry
    ? 'Without an answer the bank may turn the inquiry into a dispute, which takes the money and a fee.'
    : 'Without an answer the dispute is lost, and the amount and the fee with it.';
  return evidence === 'begun'
    ? `${without} You have begun your evidence: the bank gets it only if you save it for later or submit it.`
    : without;
}
