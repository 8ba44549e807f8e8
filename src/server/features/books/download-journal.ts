import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail } from '#contract/kit/errors.ts';
import { chartProblems } from '#domain/books/chart-of-accounts.ts';
import { isParted } from '#domain/books/files/journal-file.ts';
import { JOURNAL_FILES } from '#domain/books/files/journal-formats.ts';
import type { JournalFormat } from '#domain/books/journal-format.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { inTurn } from '../../http/download-turns.ts';
import { openDownload, watchDownload } from '../../http/open-download.ts';
import type { Context, Streamed } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { settingsFor } from './count-books.ts';
import { refuseNoDays } from './read-books.ts';
import { readJournal } from './read-journal.ts';
import { writeJournal } from './write-journal.ts';

type Asked = Readonly<{
  from: CalendarDate;
  to: CalendarDate;
  format: JournalFormat;
  currency?: Currency | undefined;
}>;

/** A piece takes about as long to be read from the database, so that a file is at worst written at half its pace. */
const PATIENCE_MS = 5;

/** Written while it is read, as exports are. The same days asked for twice are the same bytes, unless something came in. */
export async function downloadJournal(context: Context, asked: Asked): Promise<Streamed> {
  refuseNoDays(asked);
  const { from, to, format, currency } = asked;
  const [store, settings, account] = await Promise.all([
    getStore(context),
    settingsFor(context.db, from, to),
    findAccount(context.db),
  ]);
  if (format === 'datev' && chartProblems('skr03', settings.accounts).length > 0)
    throw fail('books_not_datev');
  const file = JOURNAL_FILES[format];
  const about = { settings, from, to, store: store.name };
  const entries = () => readJournal(context, { from, to, zone: store.timezone, settings, currency });
  const body = await openDownload(context, { id: nameOf(asked), kind: 'journal' }, (destination) =>
    inTurn(destination, () => send(context, writeJournal(file, about, entries()), destination)),
  );
  const sandbox = account?.is_live === false ? 'sandbox-' : '';
  const extension = isParted(file) ? 'zip' : file.extension;
  return {
    body,
    contentType:
      extension === 'zip'
        ? 'application/zip'
        : `text/${extension === 'csv' ? 'csv' : 'plain'}; charset=utf-8`,
    filename: `${sandbox}${format}-${from}-to-${to}.${extension}`,
  };
}

/** The same question is the same file: it has no id but this. */
const nameOf = ({ from, to, format, currency }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([from, to, format, currency ?? null]))
    .digest('hex')
    .slice(0, 32);

async function send(
  { requestsFirst }: Pick<Context, 'requestsFirst'>,
  pieces: AsyncGenerator<Buffer>,
  destination: Writable,
): Promise<void> {
  let bytes = 0;
  async function* counted() {
    for await (const piece of pieces) {
      if (requestsFirst.isOneUnderWay()) await requestsFirst.letPass(PATIENCE_MS);
      bytes += piece.length;
      yield piece;
    }
  }
  const stopWatching = watchDownload(destination, () => bytes);
  try {
    await pipeline(Readable.from(counted()), destination);
  } finally {
    stopWatching();
  }
}
