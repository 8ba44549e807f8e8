import type { Writable } from 'node:stream';

/** How many files may be downloaded at once; each holds a connection, and the lists need the others. */
const AT_ONCE = 2;
const WAITING_MAX = 20;

let running = 0;
const waiting: (() => void)[] = [];
/** Who has a file under way, by their `user_id`. */
const callers = new Set<number>();

export const isQueueFull = (): boolean => waiting.length >= WAITING_MAX;

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
  const endTurn = await takeTurn(gone.signal);
  try {
    return await write();
  } finally {
    endTurn();
  }
}

/** Waits for a turn, first come first served, and answers how to end it. Whoever gives up while waiting leaves the queue. */
async function takeTurn(signal: AbortSignal): Promise<() => void> {
  if (running >= AT_ONCE) {
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(signal.reason);
      };
      const turn = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return reject(signal.reason);
      waiting.push(turn);
      signal.addEventListener('abort', leave, { once: true });
    });
  } else {
    signal.throwIfAborted();
    running += 1;
  }
  return endTurn();
}

/** The turn is handed to the next in line without ever being free, so nobody can slip in between. */
function endTurn(): () => void {
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}
