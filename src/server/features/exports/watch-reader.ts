import type { Writable } from 'node:stream';
import { LOOK_EVERY_MS, readerPace } from '#domain/running/reader-pace.ts';

const WORDS = {
  still: 'The reader of an export stopped reading.',
  slow: 'The reader of an export took less than 8 kB a second for a minute.',
};

/** Ends a destination whose reader is too slow for what is waiting: nobody holds a turn and a connection that way. */
export function watchReader(destination: Writable, bytes: () => number): () => void {
  let taken: number[] = [];
  const timer = setInterval(() => {
    taken = destination.writableNeedDrain ? [...taken, bytes()] : [];
    const pace = readerPace(taken);
    if (pace !== 'fair') destination.destroy(new Error(WORDS[pace]));
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
