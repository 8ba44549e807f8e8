export type CopyCell = string | number | boolean | null | JsonText;
/** A document as JSON writes it: it has escapes of its own for all that COPY would stumble over but the backslash. */
type JsonText = Readonly<{ json: string }>;

const CHUNK_BYTES = 256 * 1024;
/** The most that UTF-8 takes for one unit of a string. */
const UNIT_BYTES = 3;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const SPECIAL = /[\\\n\r\t]/;

/** What would end a cell or a line is written as an escape. Most names need none. */
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character) : text;

function cellText(cell: CopyCell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (typeof cell !== 'object') return String(cell);
  return cell.json.includes('\\') ? cell.json.replaceAll('\\', '\\\\') : cell.json;
}

/** Rows as COPY reads them. Every line is turned into bytes by itself: one long text takes ten times as long. */
export function copyText(rows: Iterable<readonly CopyCell[]>): readonly Uint8Array[] {
  const full: Uint8Array[] = [];
  let chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let used = 0;
  for (const row of rows) {
    let line = '';
    let separator = '';
    for (const cell of row) {
      line += separator + cellText(cell);
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
  return used === 0 ? full : [...full, chunk.subarray(0, used)];
}
