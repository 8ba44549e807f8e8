import { expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { limitPace } from './limit-pace.ts';

const MINUTE = epochSeconds(1_700_000_040);
const later = (seconds: number) => epochSeconds(MINUTE + seconds);

test('after as many as a minute has, everybody waits for the next, each by themselves', () => {
  const pace = limitPace(2);

  expect([pace('a', MINUTE), pace('a', later(1)), pace('a', later(2))]).toEqual([0, 0, 58]);
  expect(pace('b', later(2))).toBe(0);
  expect(pace('a', later(59))).toBe(1);
  expect(pace('a', later(60))).toBe(0);
});

test('ten thousand names are remembered, and no more', () => {
  const pace = limitPace(1);
  pace('a', MINUTE);
  for (let n = 1; n < 10_000; n += 1) pace(`stranger ${n}`, MINUTE);

  expect(pace('a', MINUTE)).toBe(0);
  expect(pace('a', MINUTE)).toBe(60);
});
