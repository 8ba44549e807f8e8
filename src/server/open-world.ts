import { on } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BooksText } from '#provider/simulator/postgres/books-text.ts';
import { type WorldRequest, worldOf } from '#provider/simulator/world/generate-world.ts';
import type { HistoryPiece } from '#provider/simulator/world/history-pieces.ts';
import type { DemoWorld, WorldText } from './features/demo/demo-world.ts';
import { packageFolder } from './package-folder.ts';

/** A demonstration of the simulated company: only it has worlds to give, and books to load them into. */
export type SimulatedWorld = DemoWorld<HistoryPiece, BooksText>;

/** Sources need a loader in each thread, so only the built product starts one. */
const IS_BUILT = !import.meta.url.endsWith('.ts');

/** What a day of sales leaves behind is garbage once it is written: with room for it, collecting takes half the time. */
const YOUNG_MB = 192;

/** A world, made in a thread of its own: whoever copies it has enough to do, and a server goes on answering. */
export const openWorld = (request: WorldRequest): SimulatedWorld => ({
  ...worldOf(request),
  ...(IS_BUILT && { texts: () => textsFromThread(request) }),
});

async function* textsFromThread(request: WorldRequest): AsyncGenerator<WorldText<BooksText>> {
  const maker = new Worker(path.join(packageFolder(), 'dist/server/world-maker.js'), {
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
