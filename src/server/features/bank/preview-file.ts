import type { BankFilePreview } from '#contract/bank.ts';
import { LINE_PROBLEM_WORDS } from '#domain/bank/statement-problem-copy.ts';
import { bankFileProblemWords } from '#domain/bank/statement-problem-words.ts';
import { minor } from '#domain/shared/money.ts';
import type { Context } from '../../http/route.ts';
import { findAccountsByKey, findImported, findRemembered } from './bank-repository.ts';
import {
  accountOf,
  type ReadBankFile,
  readUpload,
  type SentBankFile,
  type UploadedBankFile,
} from './read-upload.ts';
import { layLines, listToldLines } from './told-lines-repository.ts';

/** Of a long file, as many lines of each state as somebody looks at. */
const ROWS_OF_EACH_STATE = 200;

const NOTHING = {
  words: null,
  format: null,
  bank: null,
  encoding: null,
  asks: [],
  remembered: null,
  sample: null,
  imported: null,
  statements: [],
  counts: { read: 0, new: 0, known: 0, pending: 0, refused: 0, unreadable: 0 },
  rows: [],
} satisfies Omit<BankFilePreview, 'state'>;

/** What a file would add. Its lines are laid beside what is kept, and the transaction leaves nothing behind. */
export async function previewFile(
  context: Pick<Context, 'db' | 'foreignFiles' | 'actor'>,
  sent: SentBankFile,
): Promise<BankFilePreview> {
  const { db } = context;
  const uploaded = await readUpload(context, sent);
  const { read } = uploaded;
  if (read.kind === 'refused')
    return { ...NOTHING, state: 'refused', words: bankFileProblemWords(read.problem, read.line) };
  const { format, bank, encoding } = read;
  const known = await findImported(db, read.sha256);
  if (known) {
    const imported = { name: known.name, at: known.imported };
    return { ...NOTHING, state: 'imported', format, bank, encoding, imported };
  }
  if (read.kind === 'read') return comparedPreview(context, uploaded, read);
  const remembered = (await findRemembered(db, read.signature)) ?? null;
  return {
    ...{ ...NOTHING, state: 'asks', format, bank, encoding },
    asks: [...read.asks],
    remembered: remembered as BankFilePreview['remembered'],
    sample: read.sample && {
      header: [...read.sample.header],
      rows: read.sample.rows.map((cells) => [...cells]),
      guess: asSent(read.sample.guess),
    },
  };
}

const asSent = <Mapping extends Readonly<{ text: readonly number[] }>>(mapping: Mapping) => ({
  ...mapping,
  text: [...mapping.text],
});

async function comparedPreview(
  { db }: Pick<Context, 'db'>,
  { chosen }: UploadedBankFile,
  read: ReadBankFile,
): Promise<BankFilePreview> {
  const named = read.statements.map((statement) => accountOf(statement, chosen));
  const there = await findAccountsByKey(db, [...new Set(named.flatMap((one) => (one ? [one.key] : [])))]);
  const periods = read.statements.map(({ from, to }, index) => {
    const account = there.find(({ account_key }) => account_key === named[index]?.key);
    return { account_id: account?.id ?? null, from, to };
  });
  const { counts, rows } = await db.transaction().execute(async (trx) => ({
    counts: await layLines(trx, read.lines, periods),
    rows: await listToldLines(trx, ROWS_OF_EACH_STATE),
  }));
  const { format, bank, encoding, refused, repeated, unreadableCount } = read;
  const isOff = read.statements.some(({ difference }) => difference !== null && difference !== 0);
  return {
    ...{ ...NOTHING, format, bank, encoding },
    state: unreadableCount > 0 ? 'unreadable' : isOff ? 'needs_review' : 'ready',
    statements: read.statements.map((statement, index) => ({
      account: there.find(({ id }) => id === periods[index]?.account_id)?.name ?? named[index]?.name ?? null,
      is_new_account: periods[index]?.account_id === null,
      currency: statement.currency,
      period_from: statement.from,
      period_to: statement.to,
      opening: statement.opening,
      closing: statement.closing,
      difference: statement.difference === null ? null : minor(statement.difference),
      lines: statement.lineCount,
    })),
    counts: {
      ...{ new: counts.new, known: counts.known + repeated, pending: counts.pending, refused },
      read: counts.new + counts.known + counts.pending + repeated + refused + unreadableCount,
      unreadable: unreadableCount,
    },
    rows: [
      ...read.unreadable.map(({ lineNumber, problem, raw }) => ({
        ...{
          line_number: lineNumber,
          state: 'unreadable' as const,
          booked_on: null,
          amount: null,
          currency: null,
        },
        ...{ text: raw, problem: LINE_PROBLEM_WORDS[problem] },
      })),
      ...rows.map((row) => ({ ...row, problem: null })),
    ].sort((one, other) => one.line_number - other.line_number),
  };
}
