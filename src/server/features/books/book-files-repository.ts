import { fail } from '#contract/kit/errors.ts';
import { chartProblems } from '#domain/books/chart-of-accounts.ts';
import { isParted } from '#domain/books/files/journal-file.ts';
import { JOURNAL_FILES } from '#domain/books/files/journal-formats.ts';
import { totalsFile } from '#domain/books/files/totals-file.ts';
import type { JournalDownload } from '#domain/books/journal-format.ts';
import type { Month } from '#domain/books/lock-periods.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { callerName } from '../../access/caller-name.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../http/route.ts';
import { listenersLanguage } from '../../languages/speak.ts';
import { getStore, speakTo } from '../../store/store-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { countKinds, settingsFor, totalsOf } from './count-books.ts';
import { readJournal } from './read-journal.ts';
import { readStatement } from './read-statement.ts';
import { statementFile, statementPaper } from './statement-paper.ts';
import { writeJournal } from './write-journal.ts';

/** A file of the books, made piece by piece while it is read. */
export type BookFile = Readonly<{ pieces: AsyncIterable<Buffer>; contentType: string; filename: string }>;

type Days = Readonly<{ from: CalendarDate; to: CalendarDate }>;
export type JournalAsked = Days & Readonly<{ format: JournalDownload; currency?: Currency | undefined }>;

/** Whether the accounts of these days have numbers that DATEV takes. */
export async function isForDatev(db: Database, { from, to }: Days): Promise<boolean> {
  return chartProblems('skr03', await settingsFor(db, from, to)).length === 0;
}

/** The same days asked for twice are the same bytes, unless something came in. */
export async function journalFile(
  context: Pick<Context, 'db' | 'pool' | 'config' | 'log'>,
  { from, to, format, currency }: JournalAsked,
): Promise<BookFile> {
  const [store, settings, account, fits] = await Promise.all([
    getStore(context),
    settingsFor(context.db, from, to),
    findAccount(context.db),
    format !== 'datev' || isForDatev(context.db, { from, to }),
  ]);
  if (!fits) throw fail('books_not_datev');
  const about = { settings, from, to, store: store.name };
  const asked = { from, to, zone: store.timezone, settings, currency };
  const sandbox = account?.is_live === false ? 'sandbox-' : '';
  if (format === 'totals')
    return {
      pieces: onePiece(Buffer.from(totalsFile(await countTotals(context.db, asked), about))),
      contentType: 'text/csv; charset=utf-8',
      filename: `${sandbox}totals-${from}-to-${to}.csv`,
    };
  const file = JOURNAL_FILES[format];
  const entries = readJournal(context, asked);
  const extension = isParted(file) ? 'zip' : file.extension;
  return {
    pieces: writeJournal(file, about, entries),
    contentType:
      extension === 'zip'
        ? 'application/zip'
        : `text/${extension === 'csv' ? 'csv' : 'plain'}; charset=utf-8`,
    filename: `${sandbox}${format}-${from}-to-${to}.${extension}`,
  };
}

/** Counted by kind, as the page shows it, and not by reading every entry. */
async function countTotals(
  db: Database,
  { currency, ...days }: Parameters<typeof countKinds>[1] & Pick<JournalAsked, 'currency'>,
) {
  const kinds = await countKinds(db, days);
  return totalsOf(
    kinds.filter((kind) => currency === undefined || kind.currency === currency),
    days.settings,
  );
}

/** In the language that whoever asks reads: their browser's, else the one they chose, else the store's. */
export const statementOf = (
  context: Deps & Pick<Context, 'actor'>,
  month: Month,
  format: 'pdf' | 'csv',
): Promise<BookFile> => {
  const write = () => writeStatement(context, month, format);
  return listenersLanguage() === undefined ? speakTo(context, context.actor.email, write) : write();
};

async function writeStatement(
  context: Deps & Pick<Context, 'actor'>,
  month: Month,
  format: 'pdf' | 'csv',
): Promise<BookFile> {
  const statement = await readStatement(context, month);
  const filename = `${statement.isTest ? 'sandbox-' : ''}statement-${month}.${format}`;
  const content =
    format === 'csv'
      ? statementFile(statement)
      : await context.foreignFiles.drawPaper(callerName(context.actor), statementPaper(statement));
  return {
    pieces: onePiece(Buffer.from(content)),
    contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
    filename,
  };
}

async function* onePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
