import { expect, test } from 'vitest';
import { payoutScheduleOf } from './payout-schedule.ts';
import { scheduleWords } from './schedule-words.ts';

test.each([
  [{ interval: 'daily' }, 'daily, on weekdays'],
  [{ interval: 'weekly', weekly_anchor: 'friday' }, 'weekly on Friday'],
  [{ interval: 'weekly', weekly_anchor: 'someday' }, 'weekly on Monday'],
  [{ interval: 'monthly', monthly_anchor: 1 }, 'monthly on the 1st'],
  [{ interval: 'monthly', monthly_anchor: 2 }, 'monthly on the 2nd'],
  [{ interval: 'monthly', monthly_anchor: 3 }, 'monthly on the 3rd'],
  [{ interval: 'monthly', monthly_anchor: 4 }, 'monthly on the 4th'],
  [{ interval: 'monthly', monthly_anchor: 11 }, 'monthly on the 11th'],
  [{ interval: 'monthly', monthly_anchor: 13 }, 'monthly on the 13th'],
  [{ interval: 'monthly', monthly_anchor: 21 }, 'monthly on the 21st'],
  [{ interval: 'monthly', monthly_anchor: 28 }, 'monthly on the 28th'],
  [{ interval: 'monthly', monthly_anchor: 31 }, 'monthly on the last day'],
  [{ interval: 'monthly', monthly_anchor: null }, 'monthly on the 1st'],
  [{ interval: 'manual' }, undefined],
  [{ interval: 'hourly' }, undefined],
  [{}, undefined],
])('%j', (settings, words) => {
  expect(scheduleWords(payoutScheduleOf(settings))).toBe(words);
});
