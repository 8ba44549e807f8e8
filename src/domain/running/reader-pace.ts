/** How often it is looked how much of a file its reader has taken. */
export const LOOK_EVERY_MS = 10_000;
const LOOKS = 6;
/** Of a file that waits for its reader, in the minute that so many looks are: 8 kB in a second. */
export const BYTES_MIN = 480_000;

/**
 * How fast a file is read, from what its reader had taken at each look, the newest last. A look at which nothing waited for
 * the reader says nothing about them, so whoever looks begins anew after it.
 */
export function readerPace(taken: readonly number[]): 'fair' | 'slow' | 'still' {
  const [last, before, aMinuteAgo] = [taken.at(-1), taken.at(-2), taken.at(-1 - LOOKS)];
  if (last === undefined || before === undefined) return 'fair';
  if (last === before) return 'still';
  return aMinuteAgo !== undefined && last - aMinuteAgo < BYTES_MIN ? 'slow' : 'fair';
}
