type Limits = Readonly<{
  atOnce: number;
  waitingMax: number;
  /** So much of it, running and waiting, may be one's own. */
  ofOneMax: number;
  /** Who has waited so long is refused, as if the line had been full when they came. */
  patienceMs?: number;
  refuse: (why: 'own_share' | 'full') => Error;
}>;

type Turns = Readonly<{
  /** Waits for a turn, first come first served, and answers how to end it. Who hangs up while waiting leaves the line. */
  take(name: string, signal?: AbortSignal): Promise<() => void>;
  waiting(): number;
}>;

/**
 * Hands out at most `atOnce` turns together, lets `waitingMax` more wait in line and refuses the rest. Who waits, waits in
 * memory alone. Turns are taken in somebody's name, and nobody fills the line alone.
 */
export function takeTurns({ atOnce, waitingMax, ofOneMax, patienceMs, refuse }: Limits): Turns {
  let running = 0;
  const waiting = new Set<() => void>();
  const shares = new Map<string, number>();

  const enter = (name: string): void => {
    const share = shares.get(name) ?? 0;
    if (share >= ofOneMax) throw refuse('own_share');
    if (running >= atOnce && waiting.size >= waitingMax) throw refuse('full');
    shares.set(name, share + 1);
  };
  const leave = (name: string): void => {
    const left = (shares.get(name) ?? 0) - 1;
    if (left > 0) shares.set(name, left);
    else shares.delete(name);
  };
  const waitInLine = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        stopWaiting();
        resolve();
      };
      const giveUp = (reason: unknown): void => {
        stopWaiting();
        reject(reason);
      };
      const hangUp = (): void => giveUp(signal?.reason);
      const patience =
        patienceMs === undefined ? undefined : setTimeout(() => giveUp(refuse('full')), patienceMs);
      const stopWaiting = (): void => {
        waiting.delete(begin);
        clearTimeout(patience);
        signal?.removeEventListener('abort', hangUp);
      };
      signal?.addEventListener('abort', hangUp);
      waiting.add(begin);
    });
  /** The turn is handed to the next in line without ever being free, so nobody can slip in between. */
  const handOver = (): void => {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  };

  return {
    take: async (name, signal) => {
      signal?.throwIfAborted();
      enter(name);
      try {
        if (running < atOnce) running += 1;
        else await waitInLine(signal);
      } catch (error) {
        leave(name);
        throw error;
      }
      let isEnded = false;
      return () => {
        if (isEnded) return;
        isEnded = true;
        leave(name);
        handOver();
      };
    },
    waiting: () => waiting.size,
  };
}
