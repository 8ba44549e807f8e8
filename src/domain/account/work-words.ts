import { daysLeft } from '../disputes/response-deadline.ts';
import type { PayoutType } from '../payouts/payout-type.ts';
import { DAY_S, type EpochSeconds } from '../shared/time.ts';
import type { Word } from '../shared/word.ts';
import type { UnsentDraft } from './overview-tasks.ts';
import type { WaitingWork } from './waiting-work.ts';
import { workCopy as copy } from './work-words-copy.ts';

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
  const { by, atLeast } = written;
  const isOne = work.count === 1 && atLeast === undefined;
  if (work.kind === 'disputes') {
    const words = copy.disputes;
    return isOne
      ? { title: oneDispute(work, written), text: words.oneText(by), action: words.oneAction }
      : { title: severalDisputes(work, written), text: words.severalText(by), action: words.severalAction };
  }
  const words = copy[work.kind];
  return {
    title: heldTitle(words, work, written, isOne),
    text: isOne ? words.oneText(by) : words.severalText(by),
    action: words.action,
  };
}

const severalOf = ({ count }: WaitingWork, { atLeast }: Written) => ({
  count,
  words: atLeast ?? String(count),
});

/** Of how many the day ends is known only where all were read. */
const endingToday = ({ count, today }: WaitingWork, { atLeast }: Written): 'all' | 'some' | 'none' => {
  if (atLeast !== undefined || today === 0) return 'none';
  return today === count ? 'all' : 'some';
};

function oneDispute({ until }: WaitingWork, { now, sum = '' }: Written): string {
  const { oneOnLastDay, one } = copy.disputes;
  return until - now <= DAY_S ? oneOnLastDay(sum) : one(sum, daysLeft(until, now));
}

function severalDisputes(work: WaitingWork, written: Written): string {
  const words = copy.disputes;
  const { sum } = written;
  const several = severalOf(work, written);
  switch (endingToday(work, written)) {
    case 'all':
      return sum ? words.allTodayFor(several, sum) : words.allToday(several);
    case 'some':
      return sum ? words.someTodayFor(several, work.today, sum) : words.someToday(several, work.today);
    case 'none':
      return sum ? words.severalFor(several, sum) : words.several(several);
  }
}

function heldTitle(
  words: typeof copy.held | typeof copy.expiring,
  work: WaitingWork,
  written: Written,
  isOne: boolean,
): string {
  const several = severalOf(work, written);
  const titles = isOne
    ? { all: words.oneToday, some: words.oneToday, none: words.one }
    : {
        all: words.allToday(several),
        some: words.someToday(several, work.today),
        none: words.several(several),
      };
  const title = titles[endingToday(work, written)];
  return written.sum ? copy.worth(title, written.sum) : title;
}

type FailedPayout = Readonly<{ type: Word<PayoutType>; sum: string; day: string; reason: string }>;

/** What could not be paid out is in the balance again, and so is the debt that could not be collected. */
export function failedPayoutWords({ type, sum, day, reason }: FailedPayout): TaskWords {
  const { title, text } = type === 'withdrawal' ? copy.failedWithdrawal : copy.failedPayout;
  return { title: title(sum, day), text: text(reason), action: copy.failedPayout.action };
}

type MissingPayout = Readonly<{ sum: string; day: string; days: number }>;

/** A statement covers the day, and the payout is not on it. */
export const missingPayoutWords = ({ sum, day, days }: MissingPayout): TaskWords => ({
  title: copy.missingPayout.title(sum),
  text: copy.missingPayout.text(day, days),
  action: copy.missingPayout.action,
});

type Draft = Readonly<{ sum: string; by: string; standing: UnsentDraft['standing'] }>;

/** Evidence on its last day, or changes to it, that nobody will hand in for the merchant. */
export const unsentDraftWords = ({ sum, by, standing }: Draft): TaskWords => ({
  title: (standing === 'saved_before' ? copy.unsentDraft.changesTitle : copy.unsentDraft.title)(sum),
  text: copy.unsentDraft[standing](by),
  action: copy.unsentDraft.action,
});
