/** How full the memory is, counting only what is still needed. */
export type Memory = Readonly<{
  usedBytes: number;
  bytesMax: number;
  /** How long it has been too full. */
  fullForMs: number;
}>;

/** Whoever stays too full for so long does not recover by turning people away. */
export const FULL_MS_MAX = 30_000;

/** What a process whose memory is like this does: its work, less of it, or an end and a new beginning. */
export function memoryPressure({ usedBytes, bytesMax, fullForMs }: Memory): 'none' | 'full' | 'lost' {
  if (usedBytes <= bytesMax) return 'none';
  return fullForMs < FULL_MS_MAX ? 'full' : 'lost';
}
