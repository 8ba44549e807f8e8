import { expect, test } from 'vitest';
import { epochSeconds } from '../shared/time.ts';
import { type Drill, drillReport, spanWords } from './drill-report.ts';

test.each([
  [-5, '0 s'],
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '1 min 1 s'],
  [3599, '59 min 59 s'],
  [3600, '1 h'],
  [3601, '1 h'],
  [3660, '1 h 1 min'],
  [86_399, '23 h 59 min'],
  [86_400, '1 d'],
  [90_000, '1 d 1 h'],
  [1_000_000, '11 d 13 h'],
])('%i seconds are %s', (seconds, words) => expect(spanWords(seconds)).toBe(words));

const drill: Drill = {
  rows: 1234,
  tables: 56,
  created: epochSeconds(1_000_000),
  now: epochSeconds(1_003_660),
  verifyMs: 100,
  restoreMs: 2000,
  checkMs: 300,
  invariants: 40,
  loss: { changes: 2, newest: epochSeconds(1_003_600) },
};

test('what took how long, and what would be lost', () => {
  expect(drillReport(drill)).toEqual([
    'Brought back 1,234 rows of 56 tables in 2.1 s: 0.1 s to check the seal, 2.0 s to fill.',
    'All 40 invariants hold (0.3 s).',
    'The backup is 1 h 1 min old. If the live database were lost now, 2 changes would be lost with it, the newest 1 min old.',
  ]);
});

test.each([
  [{ changes: 1, newest: drill.now }, '1 change would be lost with it, the newest 0 s old.'],
  [{ changes: 0, newest: undefined }, 'and nothing was written since: nothing would be lost.'],
  [undefined, 'whatever was written since would be lost. The live database could not be asked.'],
])('of a loss of %j', (loss, words) => {
  expect(drillReport({ ...drill, loss }).at(-1)).toContain(words);
});
