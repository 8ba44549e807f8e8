import { sql } from 'kysely';
import type { ShownEntry } from '#contract/books.ts';
import { accountsIn } from '#domain/books/accounts-in-currency.ts';
import type { BookEntry } from '#domain/books/book-entry.ts';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import { foldEntries } from '#domain/books/fold-entries.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { movementRows } from './book-movements-repository.ts';
import { entryOfRow, type MovementRow } from './book-rows.ts';
import { countKinds, settingsFor } from './count-books.ts';
import { named, refuseNoDays } from './read-books.ts';
import { daysOf, journalQuery } from './read-journal.ts';

type Asked = Readonly<{ from: CalendarDate; to: CalendarDate; page: number; pagesize: number }>;
type Page = { data: ShownEntry[]; total_count: number };

/** A page of the journal, in the order of its files: the first day first. */
export async function listEntries(context: Pick<Context, 'db' | 'config'>, asked: Asked): Promise<Page> {
  refuseNoDays(asked);
  const { page, pagesize, from, to } = asked;
  const [{ timezone }, settings] = await Promise.all([getStore(context), settingsFor(context.db, from, to)]);
  const days = { from, to, zone: timezone, settings };
  const offset = (page - 1) * pagesize;
  if (settings.grain !== 'transaction') {
    const { rows } = await journalQuery(days).execute(context.db);
    const entries = foldEntries(
      (rows as readonly MovementRow[]).map((row) => entryOfRow(row, settings)),
      settings.grain,
    );
    const data = entries.slice(offset, offset + pagesize).map((entry) => shownEntry(entry, settings));
    return { data, total_count: entries.length };
  }
  const [{ rows }, kinds] = await Promise.all([
    sql<MovementRow>`select m.* from (${movementRows(daysOf(days))}) as m
      order by m.booked_on, m.at, m.id, m.kind limit ${pagesize} offset ${offset}`.execute(context.db),
    countKinds(context.db, days),
  ]);
  return {
    data: rows.map((row) => shownEntry(entryOfRow(row, settings), settings)),
    total_count: kinds.reduce((sum, { count }) => sum + count, 0),
  };
}

function shownEntry({ lines, ...entry }: BookEntry, settings: BookSettings): ShownEntry {
  const accounts = accountsIn(settings, entry.currency);
  return {
    ...entry,
    lines: lines.map(({ account, amount }) => ({ account, amount, ...named(accounts, account) })),
  };
}
