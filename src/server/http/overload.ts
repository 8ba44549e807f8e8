import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import type { MemoryBytes } from '#domain/running/memory-pressure.ts';
import { memoryBytesMax, openMemory, watchMemory } from './watch-memory.ts';

const EVENT_LOOP_DELAY_MS_MAX = 1000;
/** Clearing a full memory takes part of a second, so it is not looked at more often. */
const LOOK_AT_MEMORY_EVERY_MS = 2000;
const RETRY_AFTER_S = 2;

/**
 * Whoever watches the process must be able to see that it lives. And a page that was let in is none without its files, which
 * cost next to nothing; only where the memory is full does nobody get anything.
 */
export const isTurnedAway = (url: string, pressure: string | undefined): boolean =>
  url !== '/healthz' && !(pressure === underPressure.TYPE_EVENT_LOOP_DELAY && url.startsWith('/assets/'));

type Limits = Readonly<{
  /** Told when the memory stays full and only a new process would help. */
  onMemoryLost: () => void;
  bytesMax?: MemoryBytes;
}>;

/**
 * Turns people away early when the process cannot keep up: a quick 503 is better than a slow time-out. It looks at what can
 * recover: how late the event loop is, and what memory is in use once it was cleared. Answers how to ask whether the memory is full.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  { onMemoryLost, bytesMax = memoryBytesMax() }: Limits,
): Promise<() => boolean> {
  let isFull = false;
  const hasRoom = watchMemory({
    memory: openMemory(),
    most: bytesMax,
    nowMs: () => performance.now(),
    onLost: onMemoryLost,
  });
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MS_MAX,
    healthCheck: async () => {
      isFull = !hasRoom();
      return !isFull;
    },
    healthCheckInterval: LOOK_AT_MEMORY_EVERY_MS,
    pressureHandler: ({ url }, _, pressure) => {
      if (isTurnedAway(url, pressure)) throw fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
    },
  });
  return () => isFull;
}
