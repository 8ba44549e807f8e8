import type { Currency } from '../../shared/money.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { BookEntry } from '../book-entry.ts';
import type { BookSettings } from '../chart-of-accounts.ts';
import type { AccountTotal } from '../fold-entries.ts';

/** What a file is about. Nothing of it is the moment at which it is written: the same question gives the same bytes. */
export type JournalAbout = Readonly<{
  settings: BookSettings;
  from: CalendarDate;
  to: CalendarDate;
  store: string;
}>;

/** One of several files of a journal: programs that know one currency get one for each, and none longer than they take. */
export type JournalPart = Readonly<{ currency: Currency; from: CalendarDate; to: CalendarDate }>;

type Writing = Readonly<{
  extension: string;
  encoding: 'utf-8' | 'windows-1252';
  entry: (entry: BookEntry, about: JournalAbout) => string;
}>;

/** A file of all entries, whatever their currency. */
export type WholeFile = Writing &
  Readonly<{
    head: (about: JournalAbout) => string;
    foot: (totals: readonly AccountTotal[], about: JournalAbout) => string;
  }>;

/** A file for each currency, each month where the program wants that, and at most so many lines. */
export type PartedFile = Writing &
  Readonly<{
    linesMax: number;
    byMonth: boolean;
    name: (part: JournalPart, number: string) => string;
    head: (part: JournalPart, about: JournalAbout) => string;
  }>;

export type JournalFile = WholeFile | PartedFile;

export const isParted = (file: JournalFile): file is PartedFile => 'linesMax' in file;
