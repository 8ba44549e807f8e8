/** Stripe allows 25 in a second for each kind of list. The rest is for people. */
const MOST_A_SECOND = 20;
const FIRST_A_SECOND = 5;
const LEAST_A_SECOND = 1;
/** Many requests may be under way when Stripe has had enough; their refusals are one. */
const ONE_REFUSAL_MS = 1000;

export type WalkPace = Readonly<{
  /** How long to wait before the next page; whoever asks takes the place. */
  waitMs: () => number;
  went: () => void;
  /** Somebody was told that there were too many requests, whether or not it was a walk. */
  refused: () => void;
}>;

/** How fast long walks go: a little faster as long as Stripe lets them, half as fast when it refuses anybody. */
export function openPace(nowMs: () => number): WalkPace {
  let aSecond = FIRST_A_SECOND;
  let nextMs = 0;
  let refusedMs = Number.NEGATIVE_INFINITY;
  return {
    waitMs: () => {
      const now = nowMs();
      const turn = Math.max(now, nextMs);
      nextMs = turn + 1000 / aSecond;
      return turn - now;
    },
    // With so many pages in a second, it is one more page a second after each second.
    went: () => {
      aSecond = Math.min(MOST_A_SECOND, aSecond + 1 / aSecond);
    },
    refused: () => {
      const now = nowMs();
      if (now - refusedMs < ONE_REFUSAL_MS) return;
      refusedMs = now;
      aSecond = Math.max(LEAST_A_SECOND, aSecond / 2);
    },
  };
}
