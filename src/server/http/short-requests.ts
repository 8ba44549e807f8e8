let underWay = 0;
const waiting = new Set<() => void>();

/** Answers a request that is soon over; what takes long by its nature stands still for it. */
export async function asShortRequest<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  underWay += 1;
  try {
    return await answer();
  } finally {
    underWay -= 1;
    if (underWay === 0) for (const goOn of waiting) goOn();
  }
}

export const isShortRequestUnderWay = (): boolean => underWay > 0;

/** Waits until whoever is being answered has been, but no longer than patience allows: a busy shop gets its file too. */
export function letShortRequestsGoFirst(patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      waiting.delete(goOn);
      resolve();
    };
    const timer = setTimeout(goOn, patienceMs);
    waiting.add(goOn);
  });
}
