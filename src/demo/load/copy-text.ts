const CHUNK_BYTES = 256 * 1024;
/** The most that UTF-8 takes for one unit of a string. */
const UNIT_BYTES = 3;

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

function field(value: unknown, written: ReadonlyMap<unknown, string | undefined>): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  // JSON has escapes of its own for all of these but the backslash.
  const json = written.get(value) ?? JSON.stringify(value);
  return json.includes('\\') ? json.replaceAll('\\', '\\\\') : json;
}

/**
 * Rows in COPY's text format, one line each, in the order of the columns. Every line is turned into bytes by itself: a
 * text of megabytes that is put together first takes ten times as long. `written` holds the JSON that somebody has already.
 */
export function copyText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  written: ReadonlyMap<unknown, string | undefined>,
): readonly Uint8Array[] {
  const full: Uint8Array[] = [];
  let chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let used = 0;
  for (const row of rows) {
    let line = '';
    let separator = '';
    for (const column of columns) {
      line += separator + field(row[column], written);
      separator = '\t';
    }
    line += '\n';
    const most = line.length * UNIT_BYTES;
    if (chunk.length - used < most) {
      full.push(chunk.subarray(0, used));
      chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, most));
      used = 0;
    }
    used += chunk.write(line, used);
  }
  return [...full, chunk.subarray(0, used)];
}
