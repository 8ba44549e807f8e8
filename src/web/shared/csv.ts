import { csvCell } from '#domain/shared/csv-cell.ts';

/** A text, or a number that is already written out. Only texts can be taken for formulas. */
export type CsvCell = string | Readonly<{ number: string }>;

const written = (cell: CsvCell): string => (typeof cell === 'string' ? csvCell(cell) : cell.number);

/** Lines as spreadsheets read them, with the mark that tells a spreadsheet they are UTF-8. */
export const csvFile = (heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => `${row.map(written).join(',')}\n`).join('')}`;
