import type { Writable } from 'node:stream';

const LOOK_EVERY_MS = 10_000;

/** Ends a destination that has taken nothing since the last look although more was waiting for it. */
export function watchStall(destination: Writable, bytes: () => number, everyMs = LOOK_EVERY_MS): () => void {
  let seen = -1;
  const timer = setInterval(() => {
    if (destination.writableNeedDrain && bytes() === seen) {
      destination.destroy(new Error('The reader of an export stopped reading.'));
    }
    seen = bytes();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
