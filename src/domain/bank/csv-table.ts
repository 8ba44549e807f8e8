/** A row of a file of columns, with the line it begins at and what it was written as. */
export type CsvRow = Readonly<{ line: number; cells: readonly string[]; raw: string }>;

/** The separators that banks use. */
export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows as written, without quoting: a quote is a sign like any other. */
function plainRows(text: string, delimiter: Delimiter): readonly CsvRow[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ line: index + 1, cells: raw.split(delimiter), raw }))
    .filter(({ raw }) => raw.trim() !== '');
}

/** Rows by RFC 4180; nothing where a quote is opened and never closed. */
function quotedRows(text: string, delimiter: Delimiter): readonly CsvRow[] | undefined {
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const [from, begunAt] = [at, line];
    const cells: string[] = [];
    let isRowOver = false;
    while (!isRowOver) {
      let cell = '';
      if (text[at] === '"') {
        for (;;) {
          const end = text.indexOf('"', at + 1);
          if (end === -1) return undefined;
          cell += text.slice(at + 1, end);
          at = end + 1;
          if (text[at] !== '"') break;
          cell += '"';
        }
        line += cell.split('\n').length - 1;
      }
      const rest = at;
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cells.push(cell + text.slice(rest, at));
      isRowOver = at >= text.length || text[at] !== delimiter;
      if (!isRowOver) at += 1;
    }
    const raw = text.slice(from, at);
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (raw.trim() !== '') rows.push({ line: begunAt, cells, raw });
  }
  return rows;
}

/** Quoting holds unless it would swallow rows: then the quotes belong to the texts. */
export const csvRows = (text: string, delimiter: Delimiter, isQuoted = true): readonly CsvRow[] =>
  (isQuoted ? quotedRows(text, delimiter) : undefined) ?? plainRows(text, delimiter);

/** How many rows are looked at to find separator and header: before them stands what the bank says about the file. */
export const HEADER_ROWS_MAX = 25;

/** The separator that makes the widest table of the first rows; nothing where none makes columns. */
export function delimiterOf(text: string): Delimiter | undefined {
  const head = text.split(/\r\n|\r|\n/, HEADER_ROWS_MAX + 15).join('\n');
  const found = DELIMITERS.map((delimiter) => {
    const rows = csvRows(head, delimiter);
    const width = usualWidth(rows);
    return { delimiter, width, count: rows.filter(({ cells }) => cells.length === width).length };
  }).filter(({ width }) => width >= 3);
  return found.sort((one, other) => other.count - one.count || other.width - one.width)[0]?.delimiter;
}

/** How many cells most rows have. */
export function usualWidth(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return (
    [...counts].sort(([width, count], [other, otherCount]) => otherCount - count || other - width)[0]?.[0] ??
    0
  );
}

/** A column's name as it is compared: in small letters, without marks around it. */
export const columnName = (written: string): string =>
  written
    .replace(/[\ufeff"]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();
