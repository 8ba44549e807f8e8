import { expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { limitPace } from './limit-pace.ts';

const MINUTE = epochSeconds(1_700_000_040);
const later = (seconds: number) => epochSeconds(MINUTE + seconds);

test('after as many as a minute has, everybody waits for the next, each by themselves', () => {
  const pace = limitPace(2);

  pace.count('a', MINUTE);
  expect(pace.secondsToWait('a', later(1))).toBe(0);
  pace.count('a', later(1));
  expect(pace.secondsToWait('a', later(2))).toBe(58);
  expect(pace.secondsToWait('b', later(2))).toBe(0);
  expect(pace.secondsToWait('a', later(59))).toBe(1);
  expect(pace.secondsToWait('a', later(60))).toBe(0);
});

test('ten thousand names are remembered, and no more', () => {
  const pace = limitPace(1);
  pace.count('a', MINUTE);
  for (let n = 1; n < 10_000; n += 1) pace.count(`stranger ${n}`, MINUTE);
  pace.count('a', MINUTE);
  expect(pace.secondsToWait('a', MINUTE)).toBe(60);

  pace.count('one more', MINUTE);
  expect(pace.secondsToWait('a', MINUTE)).toBe(0);
  expect(pace.secondsToWait('one more', MINUTE)).toBe(60);
});
