import { parentPort, workerData } from 'node:worker_threads';
import { type WorldRequest, worldOf } from '#demo/history/generate-world.ts';
import type { HistoryPiece } from '#demo/history/history-pieces.ts';
import { assert } from '#domain/shared/assert.ts';
import { type BooksText, booksWriter } from '#provider/simulator/books/postgres/books-text.ts';
import type { WorldText } from './load/demo-world.ts';
import { worldTexts } from './load/world-texts.ts';

/** How far this thread may be ahead of whoever copies what it makes. */
const AHEAD_MAX = 24;

/** Makes a world in a thread of its own: the one that copies it has enough to do. */
assert(parentPort, 'a thread was started to make a world');
const port = parentPort;
let ahead = 0;
let goOn = (): void => undefined;
port.on('message', () => {
  ahead -= 1;
  goOn();
});

const bytesOf = ({ tables, books }: WorldText<BooksText>) =>
  [
    ...tables.flatMap(({ chunks }) => chunks),
    ...(books ? [books.objects, books.entries, books.due].flat() : []),
  ].map(({ buffer }) => buffer as ArrayBuffer);

const world = worldOf(workerData as WorldRequest);
for (const text of worldTexts<HistoryPiece, BooksText>(world, booksWriter(world.account_id))) {
  port.postMessage(text, bytesOf(text)); // Handed over, not copied.
  ahead += 1;
  while (ahead >= AHEAD_MAX)
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
}
port.postMessage('end');
port.close();
