import { expect, test } from 'vitest';
import { openPace } from './walk-pace.ts';

/** Time passes only while somebody waits. */
function walking() {
  let now = 1_772_700_000_000;
  const pace = openPace(() => now);
  return {
    pace,
    pass: (ms: number) => {
      now += ms;
    },
    /** How many pages fit into so many seconds, each answered at once. */
    pagesIn: (seconds: number): number => {
      const until = now + seconds * 1000;
      for (let pages = 0; ; pages += 1) {
        if (now >= until) return pages;
        now += pace.waitMs();
        pace.went();
      }
    },
  };
}

test('begins with five pages in a second and goes faster while nobody is refused, up to twenty', () => {
  const { pagesIn } = walking();
  const first = pagesIn(1);
  expect(first).toBeGreaterThanOrEqual(5);
  expect(first).toBeLessThanOrEqual(7);
  pagesIn(30);
  expect(pagesIn(10)).toBeGreaterThanOrEqual(199);
  expect(pagesIn(10)).toBeLessThanOrEqual(201);
});

test('a refusal halves it, once a second, and never below one page in a second', () => {
  const { pace, pass, pagesIn } = walking();
  pagesIn(60);
  pace.refused();
  pass(999);
  pace.refused(); // Of the same crowd.
  expect(pagesIn(1)).toBeLessThanOrEqual(12);
  for (let nth = 0; nth < 10; nth += 1) {
    pass(1000);
    pace.refused();
  }
  pass(2000);
  pace.waitMs();
  expect(pace.waitMs()).toBe(1000);
});

test('who comes after a rest does not wait, and two who come together do not go together', () => {
  const { pace, pass } = walking();
  expect([pace.waitMs(), pace.waitMs(), pace.waitMs()]).toEqual([0, 200, 400]);
  pass(10_000);
  expect(pace.waitMs()).toBe(0);
});
