import { spoken } from '#domain/shared/spoken.ts';

const INQUIRY_UNANSWERED =
  'Without an answer the bank may turn the inquiry into a dispute, which takes the money and a fee.';
const DISPUTE_UNANSWERED = 'Without an answer the dispute is lost, and the amount and the fee with it.';
const TOO_LITTLE =
  'You have begun your evidence, but it is too little to be handed in for you: the bank gets it only if you save it for later or submit it.';
const SWITCHED_OFF =
  'You have begun your evidence, and your store does not hand in drafts: the bank gets it only if you save it for later or submit it.';

const daysLeft = (days: number): string =>
  days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`;

/** What is told of a dispute or an inquiry before the bank’s time is over. `days` are days of the calendar; none on the last day. */
export const disputeMailCopy = spoken('server/mail/templates/dispute-mail-copy#disputeMailCopy', {
  respondToDispute: (amount: string, days: number) =>
    `Respond to the dispute about ${amount}: ${daysLeft(days)}`,
  respondToInquiry: (amount: string, days: number) =>
    `Respond to the inquiry about ${amount}: ${daysLeft(days)}`,
  draftPlanned: (amount: string, respondBy: string) =>
    `Your evidence about ${amount} will be handed in for you: last look before ${respondBy}`,
  draftUnsent: (amount: string) =>
    `Your evidence about ${amount} is not with the bank: less than 24 hours left`,
  changesUnsent: (amount: string) =>
    `What you changed in your evidence about ${amount} is not with the bank: less than 24 hours left`,
  disputeWaits: (amount: string, storeName: string, reason: string) =>
    `A customer’s bank waits for your answer to a dispute about ${amount} at ${storeName} (${reason}).`,
  inquiryWaits: (amount: string, storeName: string, reason: string) =>
    `A customer’s bank waits for your answer to an inquiry about ${amount} at ${storeName} (${reason}).`,
  answerDispute: 'Answer the dispute here (sign-in needed):',
  answerInquiry: 'Answer the inquiry here (sign-in needed):',
  respondBy: (moment: string, zone: string) => `Respond by: ${moment}, ${zone}`,
  order: (number: string) => `Order: #${number}`,
  customer: (name: string) => `Customer: ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved: 'You have a draft: it is submitted as it is when the time is over. Look at it once more.',
  savedBefore:
    'What you saved for later is submitted when the time is over. What you changed since is kept here: the bank gets it only if you save it for later too, or submit it.',
  planned:
    'You have begun your evidence, and it is kept here. In the last hour before the time is over it is handed in to the bank for you, as it is then. Look at it once more.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
} as const);
