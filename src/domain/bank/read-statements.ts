import type { Currency } from '../shared/money.ts';
import type { StatementFormat, StatementQuestion, StatementsRead } from './bank-statement.ts';
import { readCamt } from './camt-reader.ts';
import { type CsvLayout, csvLayout } from './csv-layout.ts';
import { type CsvMapping, columnsOf, guessMapping, habitsOf } from './csv-mapping.ts';
import { readCsv } from './csv-reader.ts';
import { formatOf } from './detect-format.ts';
import { readMt940 } from './mt940-reader.ts';
import { readOfx } from './ofx-reader.ts';
import { qifHabits, qifRecords, readQif } from './qif-reader.ts';
import { type BankFileProblem, UnreadableFile } from './statement-problem.ts';
import type { DecimalSign } from './written-amount.ts';
import type { DayOrder } from './written-day.ts';

/** What a person says about a file that does not say it itself. */
export type StatementAnswers = Readonly<{
  /** The currency of the account they chose. */
  currency?: Currency | undefined;
  dayOrder?: DayOrder | undefined;
  decimal?: DecimalSign | undefined;
  mapping?: CsvMapping | undefined;
}>;

/** The beginning of a table that no profile knows, for a person to say what its columns are. */
export type CsvSample = Readonly<{
  header: readonly string[];
  rows: readonly (readonly string[])[];
  guess: CsvMapping;
}>;

/** What kind of file it is: its format, the bank where that is known, and by what the same kind is known again. */
type Kind = Readonly<{ format: StatementFormat; bank: string | null; signature: string }>;

export type StatementReading =
  | Readonly<{ kind: 'refused'; problem: BankFileProblem; line: number | null }>
  | (Kind & Readonly<{ kind: 'asks'; asks: readonly StatementQuestion[]; sample: CsvSample | null }>)
  | (Kind & StatementsRead & Readonly<{ kind: 'read' }>);

const SAMPLE_ROWS = 20;

/** Reads the text of a file, whatever format it is in. */
export function readStatements(text: string, answers: StatementAnswers): StatementReading {
  try {
    const reading = readAny(text, answers);
    if (reading.kind !== 'read') return reading;
    if (reading.statements.length === 0 && reading.unreadable.length === 0)
      throw new UnreadableFile('no_lines');
    const isNameless = reading.statements.some(({ account }) => account === null);
    if (isNameless && answers.currency === undefined) {
      const { format, bank, signature } = reading;
      return { kind: 'asks', format, bank, signature, asks: ['account'], sample: null };
    }
    return reading;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { kind: 'refused', problem: error.problem, line: error.line ?? null };
  }
}

function readAny(text: string, answers: StatementAnswers): StatementReading {
  const format = formatOf(text);
  const kind = { format, bank: null, signature: format };
  switch (format) {
    case 'camt':
      return { kind: 'read', ...kind, ...readCamt(text) };
    case 'mt940':
      return { kind: 'read', ...kind, ...readMt940(text) };
    case 'ofx':
      return { kind: 'read', ...kind, ...readOfx(text) };
    case 'qif':
      return readQifWith(text, kind, answers);
    case 'csv':
      return readTable(text, answers);
  }
}

function readQifWith(text: string, kind: Kind, answers: StatementAnswers): StatementReading {
  const records = qifRecords(text);
  if (records.length === 0) throw new UnreadableFile('no_lines');
  const habits = qifHabits(records);
  const { currency, dayOrder = habits.dayOrder, decimal = habits.decimal } = answers;
  const asks = questions(currency, dayOrder, decimal);
  if (asks.length > 0 || !currency || dayOrder === 'unclear' || decimal === 'unclear')
    return { kind: 'asks', ...kind, asks, sample: null };
  return { kind: 'read', ...kind, ...readQif(records, { currency, dayOrder, decimal }) };
}

const questions = (
  currency: Currency | undefined,
  dayOrder: string,
  decimal: string,
): readonly StatementQuestion[] => [
  ...(currency === undefined ? (['account'] as const) : []),
  ...(dayOrder === 'unclear' ? (['day_order'] as const) : []),
  ...(decimal === 'unclear' ? (['decimal'] as const) : []),
];

function readTable(text: string, answers: StatementAnswers): StatementReading {
  const layout = csvLayout(text);
  if (!layout) throw new UnreadableFile('kind');
  const { profile, signature } = layout;
  const kind = { format: 'csv', bank: profile?.bank ?? null, signature } as const;
  if (!profile) return readMapped(layout, kind, answers);

  const columns = columnsOf(layout, profile);
  const habits = habitsOf(layout, columns);
  const dayOrder = profile.dayOrder ?? answers.dayOrder ?? habits.dayOrder;
  if (dayOrder === 'unclear') return { kind: 'asks', ...kind, asks: ['day_order'], sample: null };
  const mapping = { ...columns, dayOrder, decimal: profile.decimal };
  const currency = profile.currency === undefined ? answers.currency : (profile.currency as Currency);
  return { kind: 'read', ...kind, ...readCsv(layout, mapping, currency) };
}

function readMapped(
  layout: CsvLayout,
  kind: Kind,
  { mapping, currency }: StatementAnswers,
): StatementReading {
  if (mapping && (currency || mapping.columns.currency !== undefined))
    return { kind: 'read', ...kind, ...readCsv(layout, mapping, currency) };
  return {
    kind: 'asks',
    ...kind,
    asks: mapping ? ['account'] : ['columns', 'account'],
    sample: {
      header: layout.header,
      rows: layout.rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells),
      guess: guessMapping(layout),
    },
  };
}
