import { grouped } from '../shared/grouped.ts';
import type { Currency } from '../shared/money.ts';
import type { BankLine } from './bank-line.ts';
import type { StatementsRead } from './bank-statement.ts';
import { bankLine, collectStatements } from './statement-builder.ts';
import { type LineProblem, UnreadableFile } from './statement-problem.ts';
import { type DecimalSign, decimalSignOf, writtenAmount } from './written-amount.ts';
import { type DayOrder, dayOrderOf, writtenDay } from './written-day.ts';

/** One-letter lines up to `^`. Splits divide what `T` already says, so their letters are passed over. */
type QifRecord = Readonly<{
  line: number;
  raw: string;
  fields: ReadonlyMap<string, string>;
  /** What the section of its account calls it; none where there is none. */
  account: string | null;
}>;

/** Headers begin sections: accounts and categories are lists beside the bookings. */
const BOOKINGS = /^!Type:(?!Cat|Class|Memorized|Prices|Security|Invst)/i;
const ACCOUNT = /^!Account/i;

export function qifRecords(text: string): readonly QifRecord[] {
  const records: QifRecord[] = [];
  let [isBookings, isAccount] = [false, false];
  let account: string | null = null;
  let rows: string[] = [];
  let begunAt = 0;
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, row] of lines.entries()) {
    if (row.startsWith('!')) {
      [isBookings, isAccount] = [BOOKINGS.test(row), ACCOUNT.test(row)];
      rows = [];
    } else if (row.startsWith('^')) {
      const fields = fieldsOf(rows);
      if (isAccount) account = fields.get('N') ?? account;
      if (isBookings && rows.length > 0)
        records.push({ line: begunAt, raw: rows.join('\n'), fields, account });
      rows = [];
    } else if (row.trim() !== '') {
      if (rows.length === 0) begunAt = index + 1;
      rows.push(row);
    }
  }
  if (isBookings && rows.length > 0) throw new UnreadableFile('cut_off', begunAt);
  return records;
}

const fieldsOf = (rows: readonly string[]): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>();
  for (const row of rows) if (!fields.has(row[0] ?? '')) fields.set(row[0] ?? '', row.slice(1).trim());
  return fields;
};

const amountOf = ({ fields }: QifRecord): string => fields.get('T') ?? fields.get('U') ?? '';

/** What the file itself decides: in which order its days are written, and with which decimal sign. */
export function qifHabits(records: readonly QifRecord[]) {
  return {
    dayOrder: dayOrderOf(records.map(({ fields }) => fields.get('D') ?? '')),
    decimal: decimalSignOf(records.map(amountOf)),
  };
}

type Known = Readonly<{ currency: Currency; dayOrder: DayOrder; decimal: DecimalSign }>;

/**
 * It tells neither account nor currency nor balance: whoever imports it does. Of several accounts in one file each is one by
 * its name, so that nobody's lines get into another's.
 */
export function readQif(records: readonly QifRecord[], known: Known): StatementsRead {
  const found = collectStatements();
  const ofAccount = grouped(records, ({ account }) => account ?? '');
  for (const [name, own] of ofAccount) {
    const lines: BankLine[] = [];
    for (const record of own) {
      const read = readRecord(record, known);
      if (typeof read === 'string') found.unread(record.line, read, record.raw);
      else {
        found.counted();
        lines.push(read);
      }
    }
    const nothing = { sequence: null, from: null, to: null, opening: null, closing: null };
    const account = ofAccount.size > 1 && name !== '' ? name : null;
    found.add({ ...nothing, account, currency: known.currency }, lines);
  }
  return found.result();
}

function readRecord(record: QifRecord, { currency, dayOrder, decimal }: Known): BankLine | LineProblem {
  const { line, raw, fields } = record;
  const bookedOn = writtenDay(fields.get('D') ?? '', dayOrder);
  if (!bookedOn) return 'day';
  const amount = writtenAmount(amountOf(record), currency, decimal);
  if (typeof amount === 'string') return amount;
  return bankLine({
    ...{ lineNumber: line, bookedOn, amount, currency, raw },
    text: [fields.get('P'), fields.get('M')].filter((part) => part !== undefined).join(' '),
    counterpartyName: fields.get('P'),
    typeCode: fields.get('N'),
  });
}
