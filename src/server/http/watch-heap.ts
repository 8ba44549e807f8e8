import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memoryPressure } from '#domain/running/memory-pressure.ts';

/** The memory of JavaScript. */
export type Heap = Readonly<{
  /** What is in use, with whatever nobody needs any more and nobody has cleared away yet. */
  usedBytes(): number;
  /** Clears that away. The process stands still meanwhile. */
  collect(): void;
}>;

const HEAP_BYTES_MAX = 1_500_000_000;
/** Of what the process may have at most: beyond this it does little else than looking for room. */
const HEAP_SHARE_MAX = 0.85;

export const heapBytesMax = (): number =>
  Math.min(HEAP_BYTES_MAX, HEAP_SHARE_MAX * getHeapStatistics().heap_size_limit);

export function openHeap(): Heap {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  return { usedBytes: () => process.memoryUsage().heapUsed, collect };
}

type Watched = Readonly<{
  heap: Heap;
  bytesMax: number;
  nowMs: () => number;
  /** Told once the memory has stayed too full for too long. */
  onLost: () => void;
}>;

/**
 * Answers, each time it is asked, whether the memory lets people in. Where nothing is asked for, nothing is cleared away
 * either: so it is done here before anybody is turned away, or a process that is full of garbage would never recover.
 */
export function watchHeap({ heap, bytesMax, nowMs, onLost }: Watched): () => boolean {
  let fullSince: number | undefined;
  return () => {
    if (heap.usedBytes() > bytesMax) heap.collect();
    const usedBytes = heap.usedBytes();
    const now = nowMs();
    const pressure = memoryPressure({ usedBytes, bytesMax, fullForMs: now - (fullSince ?? now) });
    if (pressure === 'none') fullSince = undefined;
    else fullSince ??= now;
    if (pressure === 'lost') onLost();
    return pressure === 'none';
  };
}
