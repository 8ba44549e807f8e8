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

/**
 * JSON made of pieces that are bytes already. One writes answer after answer into the same room, each from `begin` to
 * `end` while nothing else runs; what answers from the database's bytes owns it.
 */
export class JsonBytes {
  #target = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#target.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.#length + more));
    this.#target.copy(larger, 0, 0, this.#length);
    this.#target = larger;
  }

  begin(): void {
    this.#length = 0;
  }

  end(): Buffer {
    const written = Buffer.allocUnsafe(this.#length);
    this.#target.copy(written, 0, 0, this.#length);
    return written;
  }

  /** What is JSON as it stands. */
  piece(bytes: Buffer): void {
    this.#makeRoom(bytes.length);
    this.#target.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** The same, out of something longer. It is short, so a loop has copied it before a view of it would be made. */
  part(bytes: Buffer, from: number, to: number): void {
    this.#makeRoom(to - from);
    const into = this.#target;
    let at = this.#length;
    for (let index = from; index < to; index += 1) into[at++] = bytes[index] as number;
    this.#length = at;
  }

  /** Text in UTF-8, quoted and escaped as JSON.stringify would. */
  text(bytes: Buffer, from: number, to: number): void {
    this.#makeRoom((to - from) * ESCAPED_BYTES_MAX + 2);
    const into = this.#target;
    let at = this.#length;
    into[at++] = QUOTE;
    for (let index = from; index < to; index += 1) {
      const byte = bytes[index] as number;
      if (byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH) into[at++] = byte;
      else for (const escaped of ESCAPES[byte] as Buffer) into[at++] = escaped;
    }
    into[at++] = QUOTE;
    this.#length = at;
  }
}
