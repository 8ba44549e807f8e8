import type { Writable } from 'node:stream';
import { takeTurns } from '../take-turns.ts';

/** How many files may be downloaded at once; each holds a connection, and the lists need the others. */
const AT_ONCE = 2;
const WAITING_MAX = 20;

/** Who has a file under way, by their `user_id`. */
const callers = new Set<number>();
/** Who is refused is told so before a file begins (`isQueueFull`, `claimPlace`): here everybody waits. */
const turns = takeTurns({
  atOnce: AT_ONCE,
  waitingMax: Number.POSITIVE_INFINITY,
  ofOneMax: Number.POSITIVE_INFINITY,
  refuse: () => new Error('Nobody is refused a turn to download.'),
});

export const isQueueFull = (): boolean => turns.waiting() >= WAITING_MAX;

/**
 * One file at a time for each person with all of their keys, so that nobody's slow reading takes every turn. Answers how to
 * give the place back, which may be said more than once.
 */
export function claimPlace(user_id: number): (() => void) | undefined {
  if (callers.has(user_id)) return undefined;
  callers.add(user_id);
  let isMine = true;
  return () => {
    if (isMine) callers.delete(user_id);
    isMine = false;
  };
}

/** Writes a file when its turn has come. Whoever goes away before leaves the queue. */
export async function inTurn<Done>(destination: Writable, write: () => Promise<Done>): Promise<Done> {
  const gone = new AbortController();
  const leave = () => gone.abort(new Error('The reader of a file went away.'));
  // Who has left already does not leave a second time.
  if (destination.destroyed) leave();
  else destination.once('close', leave);
  const endTurn = await turns.take('a download', gone.signal);
  try {
    return await write();
  } finally {
    endTurn();
  }
}
