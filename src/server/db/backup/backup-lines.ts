import { END_OF_ROWS } from './backup-format.ts';

export type BackupLines = Readonly<{
  /** The next line, without its end. */
  next: () => Promise<string>;
  /** The rows up to the end mark, in pieces of whole lines. COPY escapes every backslash, so no row looks like the mark. */
  rows: () => AsyncGenerator<Buffer>;
}>;

const NEWLINE = 10;
const END = Buffer.from(END_OF_ROWS);
const END_AFTER_ROW = Buffer.from(`\n${END_OF_ROWS}`);

/** Walks through text as it streams by and keeps no more than a piece of it in memory. */
export function readLines(pieces: AsyncIterable<Buffer>, tooEarly: () => Error): BackupLines {
  const iterator = pieces[Symbol.asyncIterator]();
  let pending: Buffer = Buffer.alloc(0);

  const more = async (): Promise<void> => {
    const { done, value } = await iterator.next();
    if (done) throw tooEarly();
    pending = pending.length === 0 ? value : Buffer.concat([pending, value]);
  };
  const take = (length: number): Buffer => {
    const taken = pending.subarray(0, length);
    pending = pending.subarray(length);
    return taken;
  };

  return {
    async next() {
      let end = pending.indexOf(NEWLINE);
      while (end < 0) {
        await more();
        end = pending.indexOf(NEWLINE);
      }
      return take(end + 1).toString('utf8', 0, end);
    },
    async *rows() {
      // `pending` always starts at the beginning of a line here.
      for (;;) {
        if (pending.subarray(0, END.length).equals(END)) {
          take(END.length);
          return;
        }
        const end = pending.indexOf(END_AFTER_ROW);
        const whole = (end >= 0 ? end : pending.lastIndexOf(NEWLINE)) + 1;
        if (whole > 0) yield take(whole);
        else await more();
      }
    },
  };
}
