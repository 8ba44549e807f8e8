import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { sql } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import type { BookEntry } from '#domain/books/book-entry.ts';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import { foldEntries } from '#domain/books/fold-entries.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { wholeText } from '../../db/copy-text.ts';
import type { Deps } from '../../deps.ts';
import { movementRows, summedRows } from './book-movements-repository.ts';
import { COPIED_COLUMNS, entryOfRow, rowOfText } from './book-rows.ts';

export type JournalAsked = Readonly<{
  from: CalendarDate;
  to: CalendarDate;
  zone: string;
  settings: BookSettings;
  currency?: Currency | undefined;
}>;

const CHUNK_BYTES = 256 * 1024;

/** The entries of the days in order, in pieces, as they come out of one snapshot of the database. */
export async function* readJournal(
  deps: Pick<Deps, 'db' | 'pool' | 'log'>,
  asked: JournalAsked,
): AsyncGenerator<readonly BookEntry[]> {
  const { settings } = asked;
  const rows = copiedRows(deps, asked);
  if (settings.grain === 'transaction') {
    for await (const lines of rows) yield lines.map((line) => entryOfRow(rowOfText(line), settings));
    return;
  }
  const entries: BookEntry[] = [];
  for await (const lines of rows)
    for (const line of lines) entries.push(entryOfRow(rowOfText(line), settings));
  yield foldEntries(entries, settings.grain);
}

/** What the days are asked with. */
export const daysOf = ({
  from,
  to,
  zone,
  settings: { basis, splits_tax, bank_elsewhere },
}: JournalAsked) => ({
  ...{ from, to, zone, basis, splits_tax, bank_elsewhere },
});

export function journalQuery(asked: JournalAsked) {
  const { grain } = asked.settings;
  const rows = grain === 'transaction' ? movementRows(daysOf(asked)) : summedRows(daysOf(asked), grain);
  const columns = sql.join(COPIED_COLUMNS.map((name) => sql.ref(`m.${name}`)));
  const ofOne = asked.currency === undefined ? sql`true` : sql`m.currency = ${asked.currency}`;
  return sql`select ${columns} from (${rows}) as m where ${ofOne} order by m.booked_on, m.at, m.id, m.kind`;
}

async function* copiedRows(
  { db, pool, log }: Pick<Deps, 'db' | 'pool' | 'log'>,
  asked: JournalAsked,
): AsyncGenerator<readonly string[]> {
  const query = wholeText(journalQuery(asked).compile(db));
  const client = await pool.connect();
  const onBroken = (error: Error) => log.warn({ err: error }, 'the connection of a journal broke');
  client.on('error', onBroken);
  let broken = true;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    // Sorting in memory is worth it here, and the pace of the reader decides how long the statement takes.
    await client.query("set local work_mem = '64MB'; set local statement_timeout = 0");
    const copied = client.query(copyTo(`copy (${query}) to stdout`, { highWaterMark: CHUNK_BYTES }));
    yield* linesOfText(copied);
    await client.query('commit');
    broken = false;
  } finally {
    client.off('error', onBroken);
    client.release(broken); // A connection in the middle of a file can only be closed.
  }
}

async function* linesOfText(stream: Readable): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
