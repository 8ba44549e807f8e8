export type Looks = Readonly<{
  /** Somebody knows that there is something to see. */
  soon: () => void;
  /** Answers once the last look is over. */
  stop: () => Promise<void>;
}>;

type How = Readonly<{
  /** At the latest after so long; of what others have left here nobody tells us. */
  everyMs: number;
  /** Not sooner after the last look: what comes meanwhile is seen at once. */
  restMs?: number;
  onError: (error: unknown) => void;
}>;

/** Looks again and again for something to do, one look at a time; `isAsked` is whether somebody said that there is something. */
export function lookAgain(
  look: (isAsked: boolean) => Promise<void>,
  { everyMs, restMs = 0, onError }: How,
): Looks {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  let isAsked = false;
  let isStopped = false;

  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(begin, ms);
  };
  const begin = (): void => {
    const wasAsked = isAsked;
    isAsked = false;
    looking = look(wasAsked)
      .catch(onError)
      .finally(() => {
        looking = undefined;
        endedAt = performance.now();
        lookIn(isAsked ? restMs : everyMs);
      });
  };
  lookIn(everyMs);

  return {
    soon: () => {
      if (!looking && !isAsked) lookIn(Math.max(0, endedAt + restMs - performance.now()));
      isAsked = true;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
