import { CARD_HEADER, CSV_PROFILES, type CsvProfile, WELLS_FARGO } from './csv-profiles.ts';
import { type CsvRow, columnName, csvRows, delimiterOf, HEADER_ROWS_MAX, usualWidth } from './csv-table.ts';
import { UnreadableFile } from './statement-problem.ts';
import { writtenAmount } from './written-amount.ts';
import { isDay } from './written-day.ts';

/** A file of columns, taken apart: what stands before the table, the names of its columns, and its rows. */
export type CsvLayout = Readonly<{
  preamble: readonly CsvRow[];
  /** As written; without a header the columns are numbered from 1. */
  header: readonly string[];
  rows: readonly CsvRow[];
  profile: CsvProfile | undefined;
  /** By what the same kind of file is known again. */
  signature: string;
}>;

const holdsAll = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((name) => names.includes(name));

const SIGNATURE_LENGTH_MAX = 1000;
const signatureOf = (header: readonly string[]): string =>
  header.map(columnName).join('|').slice(0, SIGNATURE_LENGTH_MAX);

const numbered = (width: number): readonly string[] =>
  Array.from({ length: width }, (_, index) => String(index + 1));

/** Finds the table by the names in a bank's header, then by its shape; nothing where the text has no columns. */
export function csvLayout(text: string): CsvLayout | undefined {
  const delimiter = delimiterOf(text);
  if (!delimiter) return undefined;
  const all = csvRows(text, delimiter);
  for (const [index, { cells }] of all.slice(0, HEADER_ROWS_MAX).entries()) {
    const names = cells.map(columnName);
    if (holdsAll(names, CARD_HEADER)) throw new UnreadableFile('card_statement');
    const profile = CSV_PROFILES.find(({ header }) => holdsAll(names, header));
    if (!profile) continue;
    const rows = profile.isUnquoted ? csvRows(text, delimiter, false) : all;
    const at = profile.isUnquoted ? rows.findIndex(({ line }) => line === all[index]?.line) : index;
    return layoutAt(rows, at === -1 ? index : at, cells, profile);
  }
  const [first] = all;
  if (first && isWellsFargo(first)) {
    const header = numbered(first.cells.length);
    return { preamble: [], header, rows: all, profile: WELLS_FARGO, signature: WELLS_FARGO.id };
  }
  return unknownLayout(all);
}

const layoutAt = (
  rows: readonly CsvRow[],
  at: number,
  header: readonly string[],
  profile?: CsvProfile,
): CsvLayout => ({
  preamble: rows.slice(0, at),
  header,
  rows: rows.slice(at + 1),
  profile,
  signature: profile?.id ?? signatureOf(header),
});

function isWellsFargo({ cells }: CsvRow): boolean {
  const [day = '', amount = '', star = '', check = '', text = ''] = cells.map((cell) => cell.trim());
  return (
    cells.length === 5 &&
    /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(day) &&
    typeof writtenAmount(amount, 'usd', '.') === 'number' &&
    (star === '' || star === '*') &&
    /^\d*$/.test(check) &&
    text !== ''
  );
}

/** The table begins at the first row that is as wide as most: with a header, unless a day stands in it already. */
function unknownLayout(all: readonly CsvRow[]): CsvLayout | undefined {
  const width = usualWidth(all.slice(0, 500));
  const at = all.slice(0, HEADER_ROWS_MAX).findIndex(({ cells }) => cells.length === width);
  const first = all[at];
  if (!first) return undefined;
  if (first.cells.some(isDay)) {
    const header = numbered(width);
    return {
      preamble: all.slice(0, at),
      header,
      rows: all.slice(at),
      profile: undefined,
      signature: `${width} columns`,
    };
  }
  return layoutAt(all, at, first.cells);
}
