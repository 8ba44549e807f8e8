const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
/** What JSON writes for one byte, at most: `\u001f`. */
const ESCAPED_BYTES_MAX = 6;
const FIRST_BYTES = 65_536;

/** As JSON.stringify writes them; only these are asked for. */
const ESCAPES: readonly Buffer[] = Array.from({ length: 128 }, (_, code) =>
  Buffer.from(JSON.stringify(String.fromCharCode(code)).slice(1, -1)),
);

/** Written while nothing else runs, so one is enough for all. */
let target = Buffer.allocUnsafeSlow(FIRST_BYTES);
let length = 0;

function makeRoom(more: number): void {
  if (length + more <= target.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (length + more));
  target.copy(larger, 0, 0, length);
  target = larger;
}

/** JSON made of pieces that are bytes already. */
export const json = {
  begin(): void {
    length = 0;
  },

  end(): Buffer {
    const written = Buffer.allocUnsafe(length);
    target.copy(written, 0, 0, length);
    return written;
  },

  /** What is JSON as it stands. */
  piece(bytes: Buffer): void {
    makeRoom(bytes.length);
    target.set(bytes, length);
    length += bytes.length;
  },

  /** The same, out of something longer. It is short, so a loop has copied it before a view of it would be made. */
  part(bytes: Buffer, from: number, to: number): void {
    makeRoom(to - from);
    const into = target;
    let at = length;
    for (let index = from; index < to; index += 1) into[at++] = bytes[index] as number;
    length = at;
  },

  /** Text in UTF-8, quoted and escaped as JSON.stringify would. */
  text(bytes: Buffer, from: number, to: number): void {
    makeRoom((to - from) * ESCAPED_BYTES_MAX + 2);
    const into = target;
    let at = length;
    into[at++] = QUOTE;
    for (let index = from; index < to; index += 1) {
      const byte = bytes[index] as number;
      if (byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH) into[at++] = byte;
      else for (const escaped of ESCAPES[byte] as Buffer) into[at++] = escaped;
    }
    into[at++] = QUOTE;
    length = at;
  },
};
