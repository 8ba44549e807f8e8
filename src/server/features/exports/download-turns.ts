import { takeTurns } from '../../take-turns.ts';

/** How many files may be downloaded at once; each holds a connection, and the lists need the others. */
const AT_ONCE = 2;
const WAITING_MAX = 20;

const callers = new Set<string>();
/** Who is refused is told so before a file begins (`isQueueFull`, `claimPlace`): here everybody waits. */
const turns = takeTurns({
  atOnce: AT_ONCE,
  waitingMax: Number.POSITIVE_INFINITY,
  ofOneMax: Number.POSITIVE_INFINITY,
  refuse: () => new Error('Nobody is refused a turn to download.'),
});

export const isQueueFull = (): boolean => turns.waiting() >= WAITING_MAX;

/** One file at a time for each caller, so that nobody's slow reading takes every turn. Answers how to give the place back. */
export function claimPlace(caller: string): (() => void) | undefined {
  if (callers.has(caller)) return undefined;
  callers.add(caller);
  return () => callers.delete(caller);
}

export const takeTurn = (signal: AbortSignal): Promise<() => void> => turns.take('a download', signal);
