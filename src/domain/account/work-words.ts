import { daysLeft } from '../disputes/response-deadline.ts';
import { DAY_S, type EpochSeconds } from '../shared/time.ts';
import type { UnsentDraft } from './overview-tasks.ts';
import type { WaitingWork } from './waiting-work.ts';

/** What only a store can write: its money, its times. */
type Written = Readonly<{
  now: EpochSeconds;
  sum: string | undefined;
  /** The first deadline, with its zone. */
  by: string;
  /** How many there are at least, where not all were read. */
  atLeast?: string | undefined;
}>;
export type TaskWords = Readonly<{ title: string; text: string; action: string }>;

/** The same words wherever a task is told: on Home, on the Overview, in the inbox. */
export function workWords(work: WaitingWork, written: Written): TaskWords {
  const { count } = work;
  const { by, sum, atLeast } = written;
  const isOne = count === 1 && atLeast === undefined;
  const today = atLeast === undefined ? todayWords(work) : '';
  const several = atLeast ?? String(count);
  const about = sum ? `: ${sum}` : '';
  switch (work.kind) {
    case 'disputes':
      return isOne
        ? {
            title: `Respond to a dispute for ${sum}: ${leftWords(work.until, written.now)}`,
            text: `Respond by ${by}, or the customer wins.`,
            action: 'Respond now',
          }
        : {
            title: `Respond to ${several} active disputes${today}${sum ? `${today && ','} for a total of ${sum}` : ''}`,
            text: `The first answer is due by ${by}.`,
            action: 'See disputes',
          };
    case 'held':
      return {
        title: `Decide about ${isOne ? 'a held payment' : `${several} held payments`}${today}${about}`,
        text: isOne
          ? `Your fraud rules held it. The hold ends on ${by}.`
          : `Your fraud rules held them. The first hold ends on ${by}.`,
        action: 'Review',
      };
    case 'expiring':
      return {
        title: `Capture ${isOne ? 'a payment before its hold ends' : `${several} payments before their holds end`}${today}${about}`,
        text: `Capture ${isOne ? 'it' : 'the first'} by ${by}.`,
        action: 'Capture',
      };
  }
}

function leftWords(until: EpochSeconds, now: EpochSeconds): string {
  if (until - now <= DAY_S) return 'Last day';
  const days = daysLeft(until, now);
  return days === 1 ? '1 day left' : `${days} days left`;
}

const todayWords = ({ count, today }: WaitingWork): string =>
  today === 0 ? '' : count === 1 ? ', today' : today === count ? ', all today' : `, ${today} today`;

type FailedPayout = Readonly<{ sum: string; day: string; reason: string }>;

/** Nothing is lost: what could not be paid out is in the balance again. */
export const failedPayoutWords = ({ sum, day, reason }: FailedPayout): TaskWords => ({
  title: `The payout of ${sum} of ${day} failed`,
  text: `${reason} The money is back in your balance.`,
  action: 'See payout',
});

type MissingPayout = Readonly<{ sum: string; day: string; days: number }>;

/** A statement covers the day, and the payout is not on it. */
export const missingPayoutWords = ({ sum, day, days }: MissingPayout): TaskWords => ({
  title: `The payout of ${sum} is not on your bank statement`,
  text: `It was expected by ${day}, ${days === 1 ? '1 day' : `${days} days`} ago. Look for it under To match; if it is not there, ask your bank and name its reference.`,
  action: 'See payout',
});

type Draft = Readonly<{ sum: string; by: string; standing: UnsentDraft['standing'] }>;

const UNSENT_WORDS: Readonly<Record<Draft['standing'], (by: string) => string>> = {
  too_little: (by) =>
    `It is too little to be handed in for you. Add to it or submit it by ${by}, or the bank gets nothing.`,
  switched_off: (by) => `Your store does not hand in drafts. Submit it by ${by}, or the bank gets nothing.`,
};

/** Evidence on its last day that nobody will hand in for the merchant. */
export const unsentDraftWords = ({ sum, by, standing }: Draft): TaskWords => ({
  title: `Your evidence about ${sum} is not with the bank`,
  text: UNSENT_WORDS[standing](by),
  action: 'Finish it',
});
