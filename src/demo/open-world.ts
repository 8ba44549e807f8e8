import { on } from 'node:events';
import { type WorldRequest, worldOf } from '#demo/history/generate-world.ts';
import type { HistoryPiece } from '#demo/history/history-pieces.ts';
import type { BooksText } from '#provider/simulator/books/postgres/books-text.ts';
import { IS_BUILT } from '#server/program-file.ts';
import { startThread } from '#server/start-thread.ts';
import type { DemoWorld, WorldText } from './load/demo-world.ts';

/** A demonstration of the simulated provider: only it has worlds to give, and books to load them into. */
export type SimulatedWorld = DemoWorld<HistoryPiece, BooksText>;

/** What a day of sales leaves behind is garbage once it is written: with room for it, collecting takes half the time. */
const YOUNG_MB = 192;

/** A smaller world is made before a thread has read its code. */
const OF_A_THREAD = 1000;

/** A world, made in a thread of its own by the built product: whoever copies it has enough to do, and a server goes on answering. */
export function openWorld(request: WorldRequest): SimulatedWorld {
  const world = worldOf(request);
  const isLarge = world.transactions >= OF_A_THREAD;
  return { ...world, ...(IS_BUILT && isLarge && { texts: () => textsFromThread(request) }) };
}

async function* textsFromThread(request: WorldRequest): AsyncGenerator<WorldText<BooksText>> {
  const maker = startThread('world-maker', {
    workerData: request,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  try {
    for await (const [text] of on(maker, 'message')) {
      if (text === 'end') return;
      maker.postMessage('taken');
      yield text;
    }
  } finally {
    await maker.terminate();
  }
}
