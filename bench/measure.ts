/** One thing to time, on one database. */
export type Timed = Readonly<{ run: () => Promise<unknown> }>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
};

/**
 * Until the engine has compiled what a case runs, and each connection of the pool has met its queries, it is their first
 * time that is measured. What takes long is soon warm by itself.
 */
const WARM_UP_ROUNDS = { least: 10, most: 60 };
const WARM_UP_MS = 2000;

async function warmUp(subjects: readonly Timed[]): Promise<void> {
  const started = performance.now();
  for (let round = 0; round < WARM_UP_ROUNDS.most; round += 1) {
    if (round >= WARM_UP_ROUNDS.least && performance.now() - started > WARM_UP_MS) return;
    for (const { run } of subjects) await run();
  }
}

/**
 * The median milliseconds of each, taken in turns: what disturbs the machine for a moment disturbs all of them alike,
 * so their ratios hold where single figures would not.
 */
export async function measureInTurns(subjects: readonly Timed[], rounds: number): Promise<number[]> {
  await warmUp(subjects);
  const taken = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, subject] of subjects.entries()) {
      const started = performance.now();
      await subject.run();
      taken[place]?.push(performance.now() - started);
    }
  }
  return taken.map(median);
}
