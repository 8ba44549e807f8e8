type Limits = Readonly<{
  atOnce: number;
  waitingMax: number;
  /** So much of it, running and waiting, may be one's own. */
  ofOneMax: number;
  refuse: (why: 'own_share' | 'full') => Error;
}>;

/**
 * Runs at most `atOnce` pieces of work together, lets `waitingMax` more wait in line and refuses the rest. Who waits, waits
 * in memory alone. Work is done in somebody's name, and nobody fills the line alone.
 */
export function takeTurns({ atOnce, waitingMax, ofOneMax, refuse }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const shares = new Map<string, number>();

  const enter = (name: string): void => {
    const share = shares.get(name) ?? 0;
    if (share >= ofOneMax) throw refuse('own_share');
    if (running >= atOnce && waiting.length >= waitingMax) throw refuse('full');
    shares.set(name, share + 1);
  };
  const leave = (name: string): void => {
    const left = (shares.get(name) ?? 0) - 1;
    if (left > 0) shares.set(name, left);
    else shares.delete(name);
  };

  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    enter(name);
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve)); // The turn is handed over, so `running` stays.
    try {
      return await work();
    } finally {
      leave(name);
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
