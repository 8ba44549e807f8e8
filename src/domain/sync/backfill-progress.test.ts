import { expect, test } from 'vitest';
import { epochSeconds } from '../shared/time.ts';
import { type BackfillPlace, backfillProgress } from './backfill-progress.ts';

const place = (over: Partial<BackfillPlace> = {}): BackfillPlace => ({
  ...{ objects: 5000, worked_ms: 10_000, isFinished: false },
  newest: epochSeconds(2_000_000),
  reached: epochSeconds(1_750_000),
  beginning: epochSeconds(1_000_000),
  ...over,
});

test.each<[string, Partial<BackfillPlace>, ReturnType<typeof backfillProgress>]>([
  ['a quarter behind it', {}, { rate: 500, share: 0.25, left_s: 30 }],
  ['finished', { isFinished: true }, { rate: 500, share: 1, left_s: 0 }],
  ['finished with nothing found', { isFinished: true, objects: 0 }, { rate: null, share: 1, left_s: 0 }],
  ['not a second at work', { worked_ms: 999 }, { rate: null, share: 0.25, left_s: null }],
  ['a second at work', { worked_ms: 1000, objects: 15 }, { rate: 15, share: 0.25, left_s: 3 }],
  ['only begun', { reached: epochSeconds(1_996_000) }, { rate: 500, share: 0, left_s: null }],
  ['one per cent', { reached: epochSeconds(1_990_000) }, { rate: 500, share: 0.01, left_s: 990 }],
  ['past the beginning', { reached: epochSeconds(900_000) }, { rate: 500, share: 0.99, left_s: 1 }],
  ['nothing read yet', { newest: null, reached: null }, { rate: 500, share: null, left_s: null }],
  ['nobody knows the beginning', { beginning: null }, { rate: 500, share: null, left_s: null }],
  [
    'an account opened just now',
    { beginning: epochSeconds(2_000_000) },
    { rate: 500, share: null, left_s: null },
  ],
])('%s', (_, over, expected) => {
  expect(backfillProgress(place(over))).toEqual(expected);
});
