import type { Currency } from '../shared/money.ts';
import type { BankLine } from './bank-line.ts';
import type { StatementsRead } from './bank-statement.ts';
import { bankLine, collectStatements } from './statement-builder.ts';
import { type LineProblem, UnreadableFile } from './statement-problem.ts';
import { type DecimalSign, decimalSignOf, writtenAmount } from './written-amount.ts';
import { type DayOrder, dayOrderOf, writtenDay } from './written-day.ts';

/** One-letter lines up to `^`. Splits divide what `T` already says, so their letters are passed over. */
type QifRecord = Readonly<{ line: number; raw: string; fields: ReadonlyMap<string, string> }>;

/** Headers begin sections: accounts and categories are lists beside the bookings. */
const BOOKINGS = /^!Type:(?!Cat|Class|Memorized|Prices|Security|Invst)/i;

export function qifRecords(text: string): readonly QifRecord[] {
  const records: QifRecord[] = [];
  let isBookings = false;
  let rows: string[] = [];
  let begunAt = 0;
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, row] of lines.entries()) {
    if (row.startsWith('!')) {
      isBookings = BOOKINGS.test(row);
      rows = [];
    } else if (row.startsWith('^')) {
      if (isBookings && rows.length > 0)
        records.push({ line: begunAt, raw: rows.join('\n'), fields: fieldsOf(rows) });
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

/** It tells neither account nor currency nor balance: whoever imports it does. */
export function readQif(records: readonly QifRecord[], known: Known): StatementsRead {
  const found = collectStatements();
  const lines: BankLine[] = [];
  for (const record of records) {
    const read = readRecord(record, known);
    if (typeof read === 'string') found.unread(record.line, read, record.raw);
    else {
      found.counted();
      lines.push(read);
    }
  }
  const nothing = { account: null, sequence: null, from: null, to: null, opening: null, closing: null };
  found.add({ ...nothing, currency: known.currency }, lines);
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
