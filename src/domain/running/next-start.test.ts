import { describe, expect, test } from 'vitest';
import { nextStart, REFUSED_START, type Run, START_AGAIN } from './next-start.ts';

const aRun = (over: Partial<Run> = {}): Run => ({
  ...{ code: 1, signal: null, wasReady: true, lastedMs: 5000 },
  ...over,
});

describe('not started again', () => {
  test.each<[string, Partial<Run>, number | undefined]>([
    ['what ended as it was asked to', { code: 0 }, undefined],
    ['the same after a failure', { code: 0 }, 3],
    ['a start whose settings are not usable', { code: REFUSED_START, wasReady: false }, undefined],
    ['a first start that never was ready', { wasReady: false }, undefined],
    ['the same, killed', { wasReady: false, code: null, signal: 'SIGKILL' }, undefined],
  ])('%s', (_, over, failures) => expect(nextStart(aRun(over), failures)).toBeUndefined());
});

test('what has been ready once is started again, also when a later start fails', () => {
  expect(nextStart(aRun(), undefined)).toEqual({ reason: 'error', afterMs: 1000, failures: 1 });
  expect(nextStart(aRun({ wasReady: false }), 1)).toEqual({ reason: 'error', afterMs: 2000, failures: 2 });
  const refused = aRun({ code: REFUSED_START, wasReady: false });
  expect(nextStart(refused, 2)).toEqual({ reason: 'error', afterMs: 4000, failures: 3 });
});

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [5, 32_000],
  [6, 60_000],
  [7, 60_000],
  [5000, 60_000],
])('after %i failures it waits %i ms', (failures, afterMs) =>
  expect(nextStart(aRun(), failures)?.afterMs).toBe(afterMs),
);

test.each([
  [599_999, 8],
  [600_000, 1],
])('a life of %i ms makes it failure number %i', (lastedMs, failures) =>
  expect(nextStart(aRun({ lastedMs }), 7)?.failures).toBe(failures),
);

test.each<[Partial<Run>, string]>([
  [{}, 'error'],
  [{ code: 134 }, 'error'],
  [{ said: 'database_ended' }, 'database_ended'],
  [{ said: 'out_of_memory' }, 'out_of_memory'],
  [{ code: null, signal: 'SIGKILL' }, 'killed'],
  [{ code: null, signal: 'SIGSEGV' }, 'killed'],
  [{ code: null, signal: 'SIGABRT' }, 'out_of_memory'],
  [{ code: null, signal: 'SIGKILL', said: 'error' }, 'error'],
])('%o is told as %s', (over, reason) => expect(nextStart(aRun(over), undefined)?.reason).toBe(reason));

test('what wants to start again is started at once, and that is no failure', () => {
  expect(nextStart(aRun({ code: START_AGAIN }), undefined)).toEqual({ afterMs: 0, failures: 0 });
  expect(nextStart(aRun({ code: START_AGAIN }), 4)).toEqual({ afterMs: 0, failures: 0 });
  expect(nextStart(aRun(), 0)).toEqual({ reason: 'error', afterMs: 1000, failures: 1 });
});
