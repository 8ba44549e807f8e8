import { spoken } from '../shared/spoken.ts';
import type { DifferenceReason } from './match-decision.ts';
import type { SeenAtBank } from './payout-at-bank.ts';

/** Where the difference between a payout and the bank's line went. */
export const DIFFERENCE_WORDS = spoken('domain/bank/at-bank-words-copy#DIFFERENCE_WORDS', {
  bank_fee: 'Kept by the bank as its fee',
  exchange: 'Exchange of currencies',
  other: 'Explained by hand',
} as const satisfies Record<DifferenceReason, string>);

/** Whether a payout is on a statement, where a list is narrowed by it. */
export const SEEN_WORDS = spoken('domain/bank/at-bank-words-copy#SEEN_WORDS', {
  seen: 'On a statement',
  unseen: 'On no statement yet',
} as const satisfies Record<SeenAtBank, string>);

/** Whether a payout has arrived, in few words, where it is written, and what to do about it. */
export const atBankCopy = spoken('domain/bank/at-bank-words-copy#atBankCopy', {
  /** Where it is written: "line 12 of March.xml". Stands after a comma, too. */
  line: (line: number, file: string) => `line ${line} of ${file}`,
  lines: (lines: readonly number[], file: string) => `lines ${lines.join(', ')} of ${file}`,
  /** Lines of several files, each as `line` says it. */
  places: (places: readonly string[]) => places.join(', '),
  since: (day: string, where: string) => `since ${day}, ${where}`,
  on: (day: string, where: string) => `on ${day}, ${where}`,
  less: (difference: string) => `Bank shows ${difference} less`,
  more: (difference: string) => `Bank shows ${difference} more`,
  matched: 'In your bank',
  expected: (day: string) => `Expected by ${day}`,
  noStatement: 'No statement yet',
  forThatDay: 'for that day',
  noStatementAdvice: (day: string) =>
    `It is expected by ${day}. Import the statement of your bank that covers this day; nothing is overdue before that.`,
  missing: (days: number) => (days === 1 ? 'Overdue, 1 day' : `Overdue, ${days} days`),
  missingAdvice: (day: string) =>
    `It was expected by ${day}, and no line of your statements is this payout. Look whether a line waits under To match, and whether the statement of the right account was imported. If neither helps, ask your bank and name the bank reference ID of this payout.`,
  suggested: 'To be confirmed',
  nearlyAdvice:
    'A line of your statement is nearly this payout. Say where the difference went, or that it is another one.',
  suggestedAdvice: 'A line of your statement may be this payout. Confirm it, or say that it is another one.',
  returned: 'Sent back by your bank',
  returnedAdvice:
    'The money left your account again. It comes back into your balance, and leaves with a later payout.',
} as const);
