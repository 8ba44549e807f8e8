/** Work that is done one after the other, in the order in which it came. */
export type Line = Readonly<{
  /** Puts work at the end, and waits only while too much is waiting already. Fails once something before it failed. */
  add(work: () => Promise<void>): Promise<void>;
  /** Waits until all of it is done. */
  end(): Promise<void>;
}>;

export function openLine(waitingMax: number): Line {
  const waiting: Promise<void>[] = [];
  let last = Promise.resolve();
  return {
    async add(work) {
      last = last.then(work);
      last.catch(() => undefined); // Whoever adds more, or waits for the end, hears of it.
      waiting.push(last);
      if (waiting.length > waitingMax) await waiting.shift();
    },
    end: () => last,
  };
}
