import { totalmem } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isTooFull, type MemoryBytes, memoryPressure } from '#domain/running/memory-pressure.ts';

/** The memory of this process; threads have their own limits. */
export type ProcessMemory = Readonly<{
  /** What is in use, with whatever nobody needs any more and nobody has cleared away yet. */
  used(): MemoryBytes;
  /** Clears that away. The process stands still meanwhile. */
  collect(): void;
}>;

const HEAP_BYTES_MAX = 1_500_000_000;
/** Of what the process may have at most: beyond this it does little else than looking for room. */
const HEAP_SHARE_MAX = 0.85;
const OUTSIDE_BYTES_MAX = 1_000_000_000;
/** Of the machine, or of what its container allows: the database and the heap need the rest. */
const OUTSIDE_SHARE_MAX = 0.25;

export const memoryBytesMax = (): MemoryBytes => ({
  heap: Math.min(HEAP_BYTES_MAX, HEAP_SHARE_MAX * getHeapStatistics().heap_size_limit),
  outside: Math.min(OUTSIDE_BYTES_MAX, OUTSIDE_SHARE_MAX * machineBytes()),
});

const machineBytes = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

export function openMemory(): ProcessMemory {
  setFlagsFromString('--expose-gc');
  const collectOnce: () => void = runInNewContext('gc');
  const collect = () => {
    collectOnce();
    collectOnce(); // What lies outside is found the first time, and given back the second.
  };
  const used = () => {
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    // Words that a socket has not got rid of yet stand in the second alone; everything else in both.
    return { heap: heapUsed, outside: Math.max(external, arrayBuffers) };
  };
  return { used, collect };
}

type Watched = Readonly<{
  memory: ProcessMemory;
  most: MemoryBytes;
  nowMs: () => number;
  /** Told once the memory has stayed too full for too long. */
  onLost: () => void;
}>;

/**
 * Answers, each time it is asked, whether the memory lets people in. Where nothing is asked for, nothing is cleared away
 * either: so it is done here before anybody is turned away, or a process that is full of garbage would never recover.
 */
export function watchMemory({ memory, most, nowMs, onLost }: Watched): () => boolean {
  let fullSince: number | undefined;
  return () => {
    if (isTooFull({ used: memory.used(), most })) memory.collect();
    const now = nowMs();
    const pressure = memoryPressure({ used: memory.used(), most, fullForMs: now - (fullSince ?? now) });
    if (pressure === 'none') fullSince = undefined;
    else fullSince ??= now;
    if (pressure === 'lost') onLost();
    return pressure === 'none';
  };
}
