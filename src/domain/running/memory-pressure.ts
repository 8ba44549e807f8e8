/** The heap of JavaScript, and what lies outside of it: the bytes of files, and of answers that nobody has read yet. */
export type MemoryBytes = Readonly<{ heap: number; outside: number }>;

/** How full the memory is, counting only what is still needed. */
export type Memory = Readonly<{
  used: MemoryBytes;
  most: MemoryBytes;
  /** How long it has been too full. */
  fullForMs: number;
}>;

/** Whoever stays too full for so long does not recover by turning people away. */
export const FULL_MS_MAX = 30_000;

export const isTooFull = ({ used, most }: Pick<Memory, 'used' | 'most'>): boolean =>
  used.heap > most.heap || used.outside > most.outside;

/** What a process whose memory is like this does: its work, less of it, or an end and a new beginning. */
export function memoryPressure({ used, most, fullForMs }: Memory): 'none' | 'full' | 'lost' {
  if (!isTooFull({ used, most })) return 'none';
  return fullForMs < FULL_MS_MAX ? 'full' : 'lost';
}
