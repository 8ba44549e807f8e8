import { createHash } from 'node:crypto';
import type { BankLine } from '#domain/bank/bank-line.ts';
import type { BankStatement, UnreadableLine } from '#domain/bank/bank-statement.ts';
import { countTwins, lineIdentity } from '#domain/bank/line-identity.ts';
import {
  readStatements,
  type StatementAnswers,
  type StatementReading,
} from '#domain/bank/read-statements.ts';
import { statementDifference, withBothBalances } from '#domain/bank/statement-balance.ts';
import { UnreadableFile } from '#domain/bank/statement-problem.ts';
import { maskCardNumbers } from '#domain/payments/card-numbers.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { decodeText } from './decode-text.ts';
import { isZip, unzip } from './unzip.ts';

type Read = Extract<StatementReading, { kind: 'read' }>;

/** A statement without its lines, and what they come to. */
export type ReadStatement = Omit<BankStatement, 'lines' | 'from' | 'to'> &
  Readonly<{
    from: CalendarDate;
    to: CalendarDate;
    difference: number | null;
    lineCount: number;
    pendingCount: number;
  }>;

/**
 * What a thread tells of a bank's file. Lines travel as JSON in pieces that go on to the database as they are: so many objects
 * at once would hold up whoever waits for an answer meanwhile.
 */
export type BankFileRead = Readonly<{ sha256: string; encoding: string }> &
  (
    | Exclude<StatementReading, { kind: 'read' }>
    | (Omit<Read, 'statements' | 'unreadable'> &
        Readonly<{
          statements: readonly ReadStatement[];
          unreadable: readonly UnreadableLine[];
          unreadableCount: number;
          /** Told twice by the files of one archive. */
          repeated: number;
          lines: readonly string[];
        }>)
  );

const LINES_OF_PIECE = 1000;
/** As many as a person would mend before downloading the file again. */
const UNREADABLE_SHOWN_MAX = 200;

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Reads a bank's file, or each file of an archive. Runs in the thread for foreign files. */
export function readBankFile(content: Uint8Array, answers: StatementAnswers): BankFileRead {
  const sha256 = hashOf(content);
  try {
    const texts = (isZip(content) ? unzip(content).map((file) => file.content) : [content]).map(decodeText);
    const encoding = [...new Set(texts.map((each) => each.encoding))].join(', ');
    const readings = texts.map(({ text }) => readStatements(text, answers));
    const other = readings.find((reading) => reading.kind !== 'read');
    if (other) return { sha256, encoding, ...other };
    return { sha256, encoding, ...together(readings.filter((reading) => reading.kind === 'read')) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { sha256, encoding: '', kind: 'refused', problem: error.problem, line: error.line ?? null };
  }
}

function together(files: readonly Read[]) {
  const [first] = files;
  if (!first) throw new UnreadableFile('zip');
  const statements: ReadStatement[] = [];
  const pieces = collectPieces();
  const known = new Set<string>();
  let repeated = 0;
  for (const file of files) {
    const ordinalOf = countTwins();
    for (const statement of file.statements) {
      const period = periodOf(statement);
      if (!period) continue;
      for (const line of statement.lines) {
        const key = `${statement.account} ${statement.currency}`;
        const identity = hashOf(lineIdentity(line));
        const ordinal = ordinalOf(key, identity);
        const place = `${key} ${identity} ${ordinal}`;
        if (known.has(place)) repeated += 1;
        else pieces.add({ statement: statements.length, ...asRow(line), identity, ordinal });
        if (files.length > 1) known.add(place);
      }
      statements.push(factsOf(statement, period));
    }
  }
  if (statements.length === 0 && files.every(({ unreadable }) => unreadable.length === 0))
    throw new UnreadableFile('no_lines');
  const unreadable = files.flatMap((file) => file.unreadable);
  const { kind, format, bank, signature } = first;
  return {
    ...{ kind, format, bank, signature, statements, repeated, lines: pieces.all() },
    refused: files.reduce((sum, file) => sum + file.refused, 0),
    unreadable: unreadable
      .slice(0, UNREADABLE_SHOWN_MAX)
      .map((line) => ({ ...line, raw: storable(line.raw) })),
    unreadableCount: unreadable.length,
  };
}

type Period = Readonly<{ from: CalendarDate; to: CalendarDate }>;

/** A statement without bookings may name one day, or none that anything could be told about. */
function periodOf({ from, to, lines }: BankStatement): Period | undefined {
  const days = lines.map(({ bookedOn }) => bookedOn).sort();
  const first = from ?? days[0] ?? to;
  const last = to ?? days.at(-1) ?? from;
  if (!first || !last) return undefined;
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}

const factsOf = (statement: BankStatement, period: Period): ReadStatement => {
  const { lines, ...facts } = statement;
  return {
    ...facts,
    account: facts.account === null ? null : storable(facts.account).slice(0, 100),
    sequence: facts.sequence === null ? null : storable(facts.sequence).slice(0, 100),
    ...period,
    ...withBothBalances(statement),
    difference: statementDifference(statement),
    lineCount: lines.length,
    pendingCount: lines.filter(({ status }) => status === 'pending').length,
  };
};

/** What the database keeps: neither NUL nor half a sign, and never the number of a card. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;
const storable = (text: string): string => maskCardNumbers(text.replace(UNSTORABLE, ''));
const storableOrNull = (text: string | null): string | null => (text === null ? null : storable(text));

const asRow = (line: BankLine) => ({
  line_number: line.lineNumber,
  booked_on: line.bookedOn,
  valued_on: line.valuedOn,
  amount: line.amount,
  currency: line.currency,
  status: line.status,
  bank_reference: storableOrNull(line.bankReference),
  end_to_end_id: storableOrNull(line.endToEndId),
  text: storable(line.text),
  counterparty_name: storableOrNull(line.counterpartyName),
  counterparty_account: storableOrNull(line.counterpartyAccount),
  type_code: storableOrNull(line.typeCode),
  reversal: line.isReversal,
  raw: storable(line.raw),
});

function collectPieces() {
  const pieces: string[] = [];
  let rows: object[] = [];
  const end = (): void => {
    if (rows.length > 0) pieces.push(JSON.stringify(rows));
    rows = [];
  };
  return {
    add: (row: object): void => {
      rows.push(row);
      if (rows.length === LINES_OF_PIECE) end();
    },
    all: (): readonly string[] => {
      end();
      return pieces;
    },
  };
}
