import type { Currency, Minor } from '../shared/money.ts';
import { isCurrency } from '../shared/money.ts';
import type { CalendarDate } from '../shared/time.ts';
import type { BankLine } from './bank-line.ts';
import {
  type BankStatement,
  STATEMENT_LINES_MAX,
  type StatementsRead,
  type UnreadableLine,
} from './bank-statement.ts';
import { withSettledSigns } from './statement-balance.ts';
import { type LineProblem, UnreadableFile } from './statement-problem.ts';

/** Texts of a bank are kept as they are, up to a length that no bank needs. */
const TEXT_LENGTH_MAX = 2000;
const RAW_LENGTH_MAX = 4000;
const cut = (text: string, most: number): string => (text.length > most ? text.slice(0, most) : text);
const oneLine = (text: string): string => cut(text.replace(/\s+/g, ' ').trim(), TEXT_LENGTH_MAX);

type DraftLine = Readonly<{
  lineNumber: number;
  bookedOn: CalendarDate;
  amount: Minor;
  currency: Currency;
  raw: string;
}> &
  Partial<Pick<BankLine, 'valuedOn' | 'status' | 'isReversal'>> &
  Readonly<
    Partial<
      Record<
        'bankReference' | 'endToEndId' | 'text' | 'counterpartyName' | 'counterpartyAccount' | 'typeCode',
        string | null | undefined
      >
    >
  >;

const wordOrNone = (text: string | null | undefined): string | null => oneLine(text ?? '') || null;
/** How banks say that there is none. */
const NO_REFERENCE = /^(?:not ?provided|nonref|none|n\/a)$/i;
const referenceOrNone = (text: string | null | undefined): string | null => {
  const word = wordOrNone(text);
  return word !== null && NO_REFERENCE.test(word) ? null : word;
};

export const bankLine = (draft: DraftLine): BankLine => ({
  lineNumber: draft.lineNumber,
  bookedOn: draft.bookedOn,
  valuedOn: draft.valuedOn ?? null,
  amount: draft.amount,
  currency: draft.currency,
  status: draft.status ?? 'booked',
  bankReference: referenceOrNone(draft.bankReference),
  endToEndId: referenceOrNone(draft.endToEndId),
  text: oneLine(draft.text ?? ''),
  counterpartyName: wordOrNone(draft.counterpartyName),
  counterpartyAccount: wordOrNone(draft.counterpartyAccount),
  typeCode: wordOrNone(draft.typeCode),
  isReversal: draft.isReversal ?? false,
  raw: cut(draft.raw, RAW_LENGTH_MAX),
});

/** A code as files write it, in any letters. */
export function writtenCurrency(code: string | undefined): Currency | undefined {
  const lower = code?.trim().toLowerCase() ?? '';
  return isCurrency(lower) ? lower : undefined;
}

/** Letters and digits alone, as an IBAN is compared; other numbers keep what stands between their parts. */
export const accountNumber = (written: string | undefined): string | null =>
  written?.replace(/\s+/g, '').toUpperCase() || null;

type Facts = Omit<BankStatement, 'lines'>;

/** Collects what a reader finds, statement by statement. */
export function collectStatements() {
  const statements: BankStatement[] = [];
  const unreadable: UnreadableLine[] = [];
  let [refused, count] = [0, 0];
  const counted = (): void => {
    count += 1;
    if (count > STATEMENT_LINES_MAX) throw new UnreadableFile('too_many_lines');
  };
  return {
    counted,
    refuse: (): void => {
      counted();
      refused += 1;
    },
    unread: (lineNumber: number, problem: LineProblem, raw: string): void => {
      counted();
      unreadable.push({ lineNumber, problem, raw: cut(raw, RAW_LENGTH_MAX) });
    },
    add: (facts: Facts, lines: readonly BankLine[]): void => {
      const days = lines.filter(({ status }) => status === 'booked').map(({ bookedOn }) => bookedOn);
      const [first, last] = [least(days), most(days)];
      statements.push(
        withSettledSigns({
          ...facts,
          from: least([facts.from, first]),
          to: most([facts.to, last]),
          lines,
        }),
      );
    },
    result: (): StatementsRead => ({ statements, unreadable, refused }),
  };
}

const least = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce((found, day) => (day !== null && (found === null || day < found) ? day : found), null);
const most = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce((found, day) => (day !== null && (found === null || day > found) ? day : found), null);
