type Limits = Readonly<{ atOnce: number; waitingMax: number; refuse: () => Error }>;

/** Runs at most `atOnce` pieces of work together, lets `waitingMax` more wait in line and refuses the rest. */
export function takeTurns({ atOnce, waitingMax, refuse }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= waitingMax) throw refuse();
      await new Promise<void>((resolve) => waiting.push(resolve)); // The turn is handed over, so `running` stays.
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
