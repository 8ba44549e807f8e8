import type { Writable } from 'node:stream';
import type { JournalFormat } from '#domain/books/journal-format.ts';
import { monthOf } from '#domain/books/lock-periods.ts';
import { filePeriod } from '#domain/shared/file-period.ts';
import { dayOf, wallClock } from '#domain/shared/time-zone.ts';
import type { Deps } from '../../deps.ts';
import { inTurn } from '../../http/download-turns.ts';
import { openDownload } from '../../http/open-download.ts';
import type { Context, Streamed } from '../../http/route.ts';
import { sendPieces } from '../../http/send-pieces.ts';
import { getStore } from '../../store/store-repository.ts';
import { type BookFile, journalFile, statementOf } from '../books/book-files-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { copyExport } from './copy-export.ts';
import {
  type FileFacts,
  isOfBooks,
  markFailed,
  markFinished,
  markStreaming,
  type StoredBook,
  type StoredExport,
  type StoredList,
} from './exports-repository.ts';

type Streaming = Deps & Pick<Context, 'actor' | 'ip'>;
type Write = (destination: Writable) => Promise<FileFacts>;

/** Every download is a new snapshot; its facts are kept when its last byte has been handed over. */
export async function streamExport(context: Streaming, record: StoredExport): Promise<Streamed> {
  const opened = (write: Write) =>
    openDownload(context, record, (destination) => keepFacts(context, record, destination, write));
  if (isOfBooks(record)) {
    const { pieces, ...file } = await bookFile(context, record);
    const body = await opened(async (destination) => ({
      rows: null,
      ...(await sendPieces(context, pieces, destination)),
    }));
    return { ...file, body };
  }
  const filename = await exportFilename(context, record);
  const body = await opened((destination) => copyExport(context, record, context.actor, destination));
  return { body, contentType: 'text/csv; charset=utf-8', filename };
}

/** What was kept of a schedule's question was checked when it was made. */
export function bookFile(
  context: Deps & Pick<Context, 'actor'>,
  { kind, filters }: StoredBook,
): Promise<BookFile> {
  const [from, to] = filters.date_between;
  return kind === 'journal'
    ? journalFile(context, { from, to, format: filters.format as JournalFormat })
    : statementOf(context, monthOf(from), filters.format as 'pdf' | 'csv');
}

async function keepFacts(
  deps: Deps,
  record: StoredExport,
  destination: Writable,
  write: Write,
): Promise<void> {
  try {
    await markStreaming(deps.db, record.id);
    const facts = await inTurn(destination, () => write(destination));
    await markFinished(deps.db, record.id, facts, deps.now());
  } catch (error) {
    await markFailed(deps.db, record.id).catch((problem) => {
      deps.log.error({ err: problem, export_id: record.id }, 'a broken export could not be noted');
    });
    throw error;
  }
}

/**
 * `transactions-2026-10-01-to-2026-10-31-at-2026-11-15-094105.csv`: the period, and when the snapshot was taken, on the
 * store's clock. Without a period it reaches until then: `transactions-until-2026-11-15-094105.csv`. A file of a sandbox
 * says so first, because nobody may book it.
 */
export async function exportFilename(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { kind, filters }: Pick<StoredList, 'kind' | 'filters'>,
): Promise<string> {
  const [{ timezone }, account] = await Promise.all([getStore(deps), findAccount(deps.db)]);
  const { hour, minute, second } = wallClock(deps.now(), timezone);
  const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join('');
  const period = filePeriod(filters, timezone);
  const sandbox = account?.is_live === false ? 'sandbox-' : '';
  return `${sandbox}${kind}-${period ? `${period}-at` : 'until'}-${dayOf(deps.now(), timezone)}-${time}.csv`;
}
