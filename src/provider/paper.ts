import { languageCopy } from '#domain/shared/language-copy.ts';
import type { PaperSize } from '#domain/shared/paper-size.ts';
import { paperCopy } from './paper-copy.ts';

/** A row of figures: what it is, how many where that is counted, and how much. */
export type PaperRow = readonly [label: string, count: string, amount: string];

export type PaperTable = Readonly<{
  head: PaperRow;
  lines: readonly PaperRow[];
  /** On the way to the total. */
  sums: readonly PaperRow[];
  total: PaperRow;
}>;

/** What a thread that draws cannot look up itself; `page` holds PAGE and PAGES where their numbers go. */
export type PaperWords = Readonly<{ replaced: string; page: string; language: string }>;
export const PAGE = '{page}';
export const PAGES = '{pages}';

/** In the language of whoever the paper is drawn for: a thread has no listener. */
export const paperWords = (): PaperWords => ({
  replaced: paperCopy.replaced,
  page: paperCopy.page(PAGE, PAGES),
  language: languageCopy.tag,
});

/** Draws a paper as a PDF. */
export type DrawPaper = (paper: Paper) => Promise<Uint8Array>;

/** A paper that somebody files or prints, in words only: it can be handed to the thread that draws it. */
export type Paper = Readonly<{
  size: PaperSize;
  /** Whose paper it is, beside our mark. */
  from: string;
  title: string;
  /** A word nobody may overlook, such as that nothing of this is real. */
  stamp?: string | undefined;
  /** What the reader came for, before everything else. */
  totals: readonly Readonly<{ label: string; amount: string }>[];
  facts: readonly (readonly [label: string, value: string])[];
  /** Who stands on either side, at most two. */
  parties: readonly Readonly<{ label: string; lines: readonly string[] }>[];
  tables: readonly PaperTable[];
  notes: readonly string[];
  foot: string;
}>;
