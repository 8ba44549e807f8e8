const SPECIAL = /[\\\b\f\n\r\t\v]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

/** Text as COPY reads it: what would end a field or a line is written as an escape. Most names need none. */
const escaped = (text: string): string =>
  SPECIAL.test(text)
    ? text.replace(/[\\\b\f\n\r\t\v]/g, (character) => ESCAPES[character] ?? character)
    : text;

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escaped(JSON.stringify(value));
}

/** Rows in COPY's text format, one line each, in the order of the columns. */
export function copyText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  let text = '';
  for (const row of rows) {
    let separator = '';
    for (const column of columns) {
      text += separator + field(row[column]);
      separator = '\t';
    }
    text += '\n';
  }
  return text;
}
