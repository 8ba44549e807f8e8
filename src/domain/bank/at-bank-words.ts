import type { Word } from '../shared/word.ts';
import { atBankCopy as copy } from './at-bank-words-copy.ts';
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

/** "line 12 of March.xml", or how many of them. */
export function linesWords(lines: WrittenAtBank['lines']): string {
  const [first, ...others] = lines;
  if (!first) return '';
  if (others.length === 0) return copy.line(first.line_number, first.file_name);
  const isOneFile = others.every(({ file_name }) => file_name === first.file_name);
  if (!isOneFile)
    return copy.places(lines.map(({ line_number, file_name }) => copy.line(line_number, file_name)));
  const numbers = lines.map(({ line_number }) => line_number);
  return copy.lines(numbers, first.file_name);
}

export function atBankWords(told: WrittenAtBank): AtBankWords {
  const { state, day, days, lines } = told;
  switch (state) {
    case 'matched':
      return { label: copy.matched, detail: copy.since(day, linesWords(lines)), advice: '' };
    case 'differs':
      return { label: showsWords(told), detail: copy.since(day, linesWords(lines)), advice: '' };
    case 'expected':
      return { label: copy.expected(day), detail: '', advice: '' };
    case 'no_statement':
      return { label: copy.noStatement, detail: copy.forThatDay, advice: copy.noStatementAdvice(day) };
    case 'missing':
      return { label: copy.missing(days), detail: '', advice: copy.missingAdvice(day) };
    case 'suggested':
      return told.hasDifference
        ? { label: showsWords(told), detail: '', advice: copy.nearlyAdvice }
        : { label: copy.suggested, detail: '', advice: copy.suggestedAdvice };
    case 'returned':
      return {
        label: copy.returned,
        detail: copy.on(day, linesWords(lines)),
        advice: copy.returnedAdvice,
      };
    default:
      return { label: state, detail: '', advice: '' };
  }
}

const showsWords = ({ difference, isLess }: WrittenAtBank): string =>
  isLess ? copy.less(difference) : copy.more(difference);
