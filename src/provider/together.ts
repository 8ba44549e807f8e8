type Asking<Item, Done> = Readonly<{
  item: Item;
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}>;

/**
 * Does at once what many ask for at the same time. Whoever comes while it is being done waits for the next turn, with everybody
 * who came meanwhile. What fails for several is tried for each by itself, so that nobody fails because of another.
 */
export function together<Item, Done>(
  work: (items: readonly Item[]) => Promise<Done>,
  most: number,
): (item: Item) => Promise<Done> {
  const waiting: Asking<Item, Done>[] = [];
  let isRunning = false;

  const settle = async (turn: readonly Asking<Item, Done>[]): Promise<void> => {
    try {
      const done = await work(turn.map(({ item }) => item));
      for (const { resolve } of turn) resolve(done);
    } catch (error) {
      if (turn.length > 1) for (const one of turn) await settle([one]);
      else for (const { reject } of turn) reject(error);
    }
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    // What arrives in the same moment is one turn.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}

/**
 * The same for a question that is everybody's: who asks while it is on its way shares the next answer, so that nobody hears what
 * stood there before they asked.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let onItsWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  const begin = (): Promise<Answer> => {
    next = undefined;
    const asked = ask();
    onItsWay = asked;
    return asked;
  };
  return () => {
    next ??= onItsWay.then(begin, begin);
    return next;
  };
}
