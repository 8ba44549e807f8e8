/** Whether each promise is counted in full: `npm run safety -- --full`. */
export const isCountedInFull = Boolean(process.env.SAFETY_FULL);
/** Whether promises are counted at all, as `npm run safety` does it. */
export const isCounted = isCountedInFull || Boolean(process.env.SAFETY);

/**
 * How often something is tried: with every change only so often that a mistake of today is met, since whoever changes
 * something waits for it; when promises are counted more often, and in full so often that luck is ruled out.
 */
export const rounds = (withEveryChange: number, counted: number, inFull: number): number =>
  isCountedInFull ? inFull : isCounted ? counted : withEveryChange;
