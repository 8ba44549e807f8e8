/** How often it is looked how much of an answer its reader has taken. */
export const LOOK_EVERY_MS = 10_000;
/**
 * How many such times are judged together: two minutes. The system takes an answer over in lumps of almost a megabyte, so an
 * honest reader of 40 kB in a second seems to stand still for twenty seconds and more.
 */
export const LOOKS = 12;
/** A full memory does not wait that long for whoever takes nothing at all: the process would end before. */
export const LOOKS_WHEN_FULL = 2;
/** Of an answer that waits for its reader, in these two minutes: 8 kB in a second. */
export const BYTES_MIN = 960_000;
/** A file that takes longer than this is not waited for, at whatever pace it is read. */
export const DOWNLOAD_MS_MAX = 2 * 3_600_000;

/**
 * How fast an answer is read, from what its reader had taken at each look, the newest last. A look at which nothing waited for
 * the reader says nothing about them, so whoever looks begins anew after it.
 */
export function readerPace(taken: readonly number[], isMemoryFull = false): 'fair' | 'slow' | 'still' {
  const [last, before, lately] = [taken.at(-1), taken.at(-1 - LOOKS), taken.at(-1 - LOOKS_WHEN_FULL)];
  if (isMemoryFull && last !== undefined && last === lately) return 'still';
  if (last === undefined || before === undefined) return 'fair';
  if (last === before) return 'still';
  return last - before < BYTES_MIN ? 'slow' : 'fair';
}
