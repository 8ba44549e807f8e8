/** One thing to time, on one database. */
export type Timed = Readonly<{ run: () => Promise<unknown> }>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
};

/** Until the engine has compiled what a case runs, it is the engine that is measured. */
const WARM_UP_ROUNDS = 10;

/**
 * The median milliseconds of each, taken in turns: what disturbs the machine for a moment disturbs all of them alike,
 * so their ratios hold where single figures would not.
 */
export async function measureInTurns(subjects: readonly Timed[], rounds: number): Promise<number[]> {
  const taken = subjects.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const [place, subject] of subjects.entries()) {
      const started = performance.now();
      await subject.run();
      if (round >= 0) taken[place]?.push(performance.now() - started);
    }
  }
  return taken.map(median);
}
