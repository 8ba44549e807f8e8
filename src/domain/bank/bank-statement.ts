import type { Currency, Minor } from '../shared/money.ts';
import type { CalendarDate } from '../shared/time.ts';
import type { BankLine } from './bank-line.ts';
import type { LineProblem } from './statement-problem.ts';

export const STATEMENT_FORMATS = ['camt', 'mt940', 'ofx', 'qif', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** A row of a file that could not be read: which, why, and what stands there. */
export type UnreadableLine = Readonly<{ lineNumber: number; problem: LineProblem; raw: string }>;

/** One statement of a file, as the bank tells it. */
export type BankStatement = Readonly<{
  /** IBAN, or bank and number, or the bank's own name for the account; none where the file tells none. */
  account: string | null;
  currency: Currency;
  sequence: string | null;
  /** The days it speaks of, where it says so or has lines. */
  from: CalendarDate | null;
  to: CalendarDate | null;
  /** What was booked before and after; none where the file tells none. */
  opening: Minor | null;
  closing: Minor | null;
  lines: readonly BankLine[];
}>;

/** What a reader makes of a text. */
export type StatementsRead = Readonly<{
  statements: readonly BankStatement[];
  unreadable: readonly UnreadableLine[];
  /** Rows about money that never moved: reverted, failed, for information. */
  refused: number;
}>;

/** A file of more lines than any shop's month is taken in parts. */
export const STATEMENT_LINES_MAX = 200_000;

/** Banks advise their customers to take no more than 20 MB at a time. */
export const BANK_FILE_BYTES_MAX = 32 * 1024 * 1024;

/** What a person is asked about a file that does not say it itself. */
export const STATEMENT_QUESTIONS = ['account', 'columns', 'day_order', 'decimal'] as const;
export type StatementQuestion = (typeof STATEMENT_QUESTIONS)[number];
