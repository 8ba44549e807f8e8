/** How many files may be downloaded at once; each holds a connection, and the lists need the others. */
const AT_ONCE = 2;
const WAITING_MAX = 20;

let running = 0;
const waiting: (() => void)[] = [];
const callers = new Set<string>();

export const isQueueFull = (): boolean => waiting.length >= WAITING_MAX;

/** One file at a time for each caller, so that nobody's slow reading takes every turn. Answers how to give the place back. */
export function claimPlace(caller: string): (() => void) | undefined {
  if (callers.has(caller)) return undefined;
  callers.add(caller);
  return () => callers.delete(caller);
}

/** Waits for a turn, first come first served, and answers how to end it. Whoever gives up while waiting leaves the queue. */
export async function takeTurn(signal: AbortSignal): Promise<() => void> {
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
