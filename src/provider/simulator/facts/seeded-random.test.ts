import { describe, expect, test } from 'vitest';
import { numberedRandom, seededRandom, weighted } from './seeded-random.ts';

const draws = (random: { bits(): number }, count = 5) => Array.from({ length: count }, () => random.bits());

describe('seededRandom', () => {
  test('the same seed draws the same, another letter draws something else', () => {
    expect(draws(seededRandom('a shop'))).toEqual(draws(seededRandom('a shop')));
    expect(draws(seededRandom('a shop'))).not.toEqual(draws(seededRandom('a shoq')));
    expect(draws(seededRandom(''))).toEqual(draws(seededRandom('')));
  });

  test('draws are spread evenly', () => {
    const random = seededRandom('even');
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 100_000; draw += 1) {
      const tenth = random.below(10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('between reaches both its ends and nothing beyond', () => {
    const random = seededRandom('ends');
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 5)));
    expect([...drawn].sort()).toEqual([3, 4, 5]);
  });

  test.each([
    [0, 0],
    [1, 1000],
  ])('a chance of %d comes true %d times of 1000', (share, times) => {
    const random = seededRandom('chance');
    expect(Array.from({ length: 1000 }, () => random.chance(share)).filter(Boolean)).toHaveLength(times);
  });
});

test('the nth stream is the same whenever it is asked for, and neighbours share nothing', () => {
  const randomOf = numberedRandom('people');
  const seventh = draws(randomOf(7));
  draws(randomOf(8));
  expect(draws(randomOf(7))).toEqual(seventh);
  const firsts = new Set(Array.from({ length: 10_000 }, (_, index) => randomOf(index).bits()));
  expect(firsts.size).toBeGreaterThan(9_990);
});

test('weighted draws in proportion and never what has no weight', () => {
  const pick = weighted([
    ['often', 3],
    ['never', 0],
    ['seldom', 1],
  ]);
  const random = seededRandom('weights');
  const drawn = Array.from({ length: 4000 }, () => pick(random));
  expect(drawn).not.toContain('never');
  expect(Math.abs(drawn.filter((item) => item === 'often').length - 3000)).toBeLessThan(150);
});
