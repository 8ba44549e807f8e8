import { EventEmitter } from 'node:events';
import pg from 'pg';

/** A connection as its queries see it. While one of them takes rows, rows go to it as they came. */
export type Connection = pg.Connection & {
  takeRow?: ((row: Buffer) => void) | undefined;
  /** The names of the queries it has planned. */
  planned?: Set<string>;
};
/** What the driver has beyond what its types tell. */
type Inside = { connection: Connection & { attachListeners: (stream: EventEmitter) => void } };

/** Every message begins with its kind, one byte, and its length, four bytes that count themselves and all that follows. */
const HEADER = 5;
const ROW = 'D'.charCodeAt(0);
const NOTHING: Buffer = Buffer.alloc(0);

const endOf = (bytes: Buffer, at: number): number => at + 1 + bytes.readUInt32BE(at + 1);

/**
 * Stands between a connection and the driver's reader. The driver turns every field into a string before anybody can
 * say that its bytes would do; so rows are taken out here, for a query that wants them, and all else passes through.
 */
export class RowTap extends EventEmitter {
  #left = NOTHING;
  /** Bytes still to come of a message whose beginning has been passed on. */
  #owed = 0;
  readonly #connection: Pick<Connection, 'takeRow'>;

  constructor(stream: EventEmitter, connection: Pick<Connection, 'takeRow'>) {
    super();
    this.#connection = connection;
    stream.on('data', (chunk: Buffer) => this.#read(chunk));
    stream.on('end', () => this.emit('end'));
  }

  /** A message that began in an earlier chunk is completed by itself, so that the rest need not be copied. */
  #read(chunk: Buffer): void {
    let rest = chunk;
    while (this.#left.length > 0 && rest.length > 0) {
      const whole = this.#left.length < HEADER ? HEADER : endOf(this.#left, 0);
      const missing = whole - this.#left.length;
      this.#walk(Buffer.concat([this.#left, rest.subarray(0, missing)]));
      rest = rest.subarray(missing);
    }
    if (rest.length > 0) this.#walk(rest);
  }

  #walk(bytes: Buffer): void {
    const { takeRow } = this.#connection;
    let at = Math.min(this.#owed, bytes.length);
    this.#owed -= at;
    let passed = 0;
    while (at + HEADER <= bytes.length) {
      const end = endOf(bytes, at);
      const isRow = takeRow !== undefined && bytes[at] === ROW;
      if (end > bytes.length) {
        if (isRow) break;
        this.#owed = end - bytes.length;
        at = bytes.length;
        break;
      }
      if (isRow) {
        this.#pass(bytes, passed, at);
        takeRow(bytes.subarray(at + HEADER, end));
        passed = end;
      }
      at = end;
    }
    this.#left = at < bytes.length ? bytes.subarray(at) : NOTHING;
    this.#pass(bytes, passed, at);
  }

  #pass(bytes: Buffer, from: number, to: number): void {
    if (to > from) this.emit('data', from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to));
  }
}

/** The driver's own client, with a tap in front of its reader. */
export class RowTapClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as Inside;
    const attach = connection.attachListeners;
    connection.attachListeners = (stream) => attach.call(connection, new RowTap(stream, connection));
  }
}
