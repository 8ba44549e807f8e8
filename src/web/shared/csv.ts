import { defuseFormulas } from '#domain/shared/spreadsheet-text.ts';

/** A text, or a number that is already written out. Only texts can be taken for formulas. */
export type CsvCell = string | Readonly<{ number: string }>;

const NEEDS_QUOTES = /[",\r\n\t]|^\s|\s$/;

const written = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return cell.number;
  const text = defuseFormulas(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lines as spreadsheets read them, with the mark that tells a spreadsheet they are UTF-8. */
export const csvFile = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => `${row.map(written).join(',')}\n`).join('')}`;
