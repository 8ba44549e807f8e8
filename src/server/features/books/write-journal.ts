import type { BookEntry } from '#domain/books/book-entry.ts';
import { daysOfMonth } from '#domain/books/files/datev-file.ts';
import {
  isParted,
  type JournalAbout,
  type JournalFile,
  type JournalPart,
  type PartedFile,
  type WholeFile,
} from '#domain/books/files/journal-file.ts';
import { totalsFile } from '#domain/books/files/totals-file.ts';
import { accountTotals } from '#domain/books/fold-entries.ts';
import { windows1252 } from './windows-1252.ts';
import { zipFiles } from './zip-files.ts';

type Entries = AsyncIterable<readonly BookEntry[]>;

/** The bytes of a journal, piece by piece. */
export const writeJournal = (
  file: JournalFile,
  about: JournalAbout,
  entries: Entries,
): AsyncGenerator<Buffer> =>
  isParted(file) ? writeParts(file, about, entries) : writeWhole(file, about, entries);

const encoded = ({ encoding }: JournalFile, text: string): Buffer =>
  encoding === 'utf-8' ? Buffer.from(text) : windows1252(text);

/** What the entries come to, kept while they pass. */
function totalsKept() {
  let totals: ReturnType<typeof accountTotals> = [];
  return {
    add(entries: readonly BookEntry[]) {
      totals = accountTotals([
        ...totals.map(({ currency, ...line }) => ({ currency, lines: [line] })),
        ...entries,
      ]);
    },
    all: () => totals,
  };
}

async function* writeWhole(file: WholeFile, about: JournalAbout, entries: Entries): AsyncGenerator<Buffer> {
  const totals = totalsKept();
  yield encoded(file, file.head(about));
  for await (const piece of entries) {
    totals.add(piece);
    let text = '';
    for (const entry of piece) if (movesSomething(entry)) text += file.entry(entry, about);
    yield encoded(file, text);
  }
  const foot = file.foot(totals.all(), about);
  if (foot !== '') yield encoded(file, foot);
}

/** A day or a payout may come to nothing on every account: a program takes no entry without lines. */
const movesSomething = ({ lines }: BookEntry): boolean => lines.length > 0;

type Open = { part: JournalPart; text: string[]; lines: number };

/** An entry is never torn: a part that has no room for all of its lines is closed before it. */
async function* writeParts(file: PartedFile, about: JournalAbout, entries: Entries): AsyncGenerator<Buffer> {
  const zip = zipFiles(about.to);
  const totals = totalsKept();
  const open = new Map<string, Open>();
  const numbers = new Map<string, number>();
  const close = ({ part, text }: Open) => {
    const key = file.name(part, '');
    const number = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, number);
    return zip.file(file.name(part, String(number).padStart(3, '0')), encoded(file, text.join('')));
  };
  for await (const piece of entries) {
    totals.add(piece);
    for (const entry of piece) {
      if (!movesSomething(entry)) continue;
      const part = partOf(file, about, entry);
      const key = `${part.currency} ${part.from}`;
      let into = open.get(key);
      if (into && into.lines + entry.lines.length > file.linesMax) {
        yield await close(into);
        into = undefined;
      }
      into ??= { part, text: [file.head(part, about)], lines: 0 };
      into.text.push(file.entry(entry, about));
      into.lines += entry.lines.length;
      open.set(key, into);
    }
  }
  for (const part of open.values()) yield await close(part);
  yield await zip.file('totals.csv', Buffer.from(totalsFile(totals.all(), about)));
  yield zip.end();
}

const partOf = (
  { byMonth }: PartedFile,
  { from, to }: JournalAbout,
  { currency, day }: BookEntry,
): JournalPart => ({
  currency,
  ...(byMonth ? daysOfMonth(day.slice(0, 7), from, to) : { from, to }),
});
