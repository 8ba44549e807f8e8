/** The first that knows `unique nulls not distinct`, which our tables use. */
const OLDEST = 15;
/** The newest that was ever tried. */
const NEWEST = 18;

/** `number` is PostgreSQL's own, as 150018 for 15.18. Answers why it cannot be used, or nothing. */
export function postgresProblem(number: number): string | undefined {
  const major = Math.floor(number / 10_000);
  if (major >= OLDEST && major <= NEWEST) return undefined;
  return `it is PostgreSQL ${major}.${number % 10_000}, and Countinghouse works with ${OLDEST} to ${NEWEST}`;
}
