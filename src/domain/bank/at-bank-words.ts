import type { Word } from '../shared/word.ts';
import type { DifferenceReason } from './match-decision.ts';
import type { AtBankState } from './payout-at-bank.ts';

/** What is known, with money and days already written as the store writes them. */
export type WrittenAtBank = Readonly<{
  state: Word<AtBankState>;
  day: string;
  days: number;
  /** What the bank shows more or less, without its sign. */
  difference: string;
  isLess: boolean;
  hasDifference: boolean;
  lines: readonly Readonly<{ line_number: number; file_name: string }>[];
}>;

/** A state in few words, where it is written, and what to do about it. */
export type AtBankWords = Readonly<{ label: string; detail: string; advice: string }>;

export const DIFFERENCE_WORDS: Readonly<Record<DifferenceReason, string>> = {
  bank_fee: 'Kept by the bank as its fee',
  exchange: 'Exchange of currencies',
  other: 'Explained by hand',
};

/** "line 12 of March.xml", or how many of them. */
export function linesWords(lines: WrittenAtBank['lines']): string {
  const [first, ...others] = lines;
  if (!first) return '';
  if (others.length === 0) return `line ${first.line_number} of ${first.file_name}`;
  const isOneFile = others.every(({ file_name }) => file_name === first.file_name);
  return isOneFile
    ? `lines ${lines.map(({ line_number }) => line_number).join(', ')} of ${first.file_name}`
    : lines.map(({ line_number, file_name }) => `line ${line_number} of ${file_name}`).join(', ');
}

const daysWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

export function atBankWords(told: WrittenAtBank): AtBankWords {
  const { state, day, days, difference, isLess, lines } = told;
  const shows = `Bank shows ${difference} ${isLess ? 'less' : 'more'}`;
  const where = `since ${day}, ${linesWords(lines)}`;
  switch (state) {
    case 'matched':
      return { label: 'In your bank', detail: where, advice: '' };
    case 'differs':
      return { label: shows, detail: where, advice: '' };
    case 'expected':
      return { label: `Expected by ${day}`, detail: '', advice: '' };
    case 'no_statement':
      return {
        label: 'No statement yet',
        detail: 'for that day',
        advice: `It is expected by ${day}. Import the statement of your bank that covers this day; nothing is overdue before that.`,
      };
    case 'missing':
      return {
        label: `Overdue, ${daysWords(days)}`,
        detail: '',
        advice: `It was expected by ${day}, and no line of your statements is this payout. Look whether a line waits under To match, and whether the statement of the right account was imported. If neither helps, ask your bank and name the bank reference ID of this payout.`,
      };
    case 'suggested':
      return {
        label: told.hasDifference ? shows : 'To be confirmed',
        detail: '',
        advice: told.hasDifference
          ? 'A line of your statement is nearly this payout. Say where the difference went, or that it is another one.'
          : 'A line of your statement may be this payout. Confirm it, or say that it is another one.',
      };
    case 'returned':
      return {
        label: 'Sent back by your bank',
        detail: `on ${day}, ${linesWords(lines)}`,
        advice:
          'The money left your account again. It comes back into your balance, and leaves with a later payout.',
      };
    default:
      return { label: state, detail: '', advice: '' };
  }
}
