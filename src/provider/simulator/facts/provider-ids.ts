import type { Random } from './seeded-random.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const PAIRS: readonly string[] = [...LETTERS].flatMap((first) =>
  [...LETTERS].map((second) => first + second),
);
const PAIR_COUNT = PAIRS.length;

/** Six letters hold 31 of a draw's 32 bits. Pairs from a table, because millions of ids are written. */
function sixLetters(random: Random): string {
  const bits = random.bits();
  const rest = Math.floor(bits / PAIR_COUNT);
  return `${PAIRS[bits % PAIR_COUNT]}${PAIRS[rest % PAIR_COUNT]}${PAIRS[Math.floor(rest / PAIR_COUNT) % PAIR_COUNT]}`;
}

/** Eighteen letters, 93 bits: two things of one world never share them. */
export const idLetters = (random: Random): string =>
  sixLetters(random) + sixLetters(random) + sixLetters(random);
