import { describe, expect, test } from 'vitest';
import { secondsOf, type UtcInstant } from '../shared/time.ts';
import { reminderFor } from './dispute-reminder.ts';

const at = (text: string) => secondsOf(text as UtcInstant);
const due = at('2026-11-24 23:59:59');

describe('by the calendar of the store', () => {
  test.each([
    ['2026-11-16 23:59:59', undefined],
    ['2026-11-17 00:00:00', { reminder: 7, days: 7 }],
    ['2026-11-20 23:59:59', { reminder: 7, days: 4 }],
    ['2026-11-21 00:00:00', { reminder: 3, days: 3 }],
    ['2026-11-22 23:59:59', { reminder: 3, days: 2 }],
    ['2026-11-23 00:00:00', { reminder: 1, days: 1 }],
    ['2026-11-24 23:59:58', { reminder: 1, days: 0 }],
    ['2026-11-24 23:59:59', undefined],
    ['2026-11-25 12:00:00', undefined],
  ])('at %s UTC', (now, expected) => {
    expect(reminderFor(due, at(now), 'UTC')).toEqual(expected);
  });

  test('a day begins later in New York, so its reminders do', () => {
    expect(reminderFor(due, at('2026-11-17 04:59:59'), 'America/New_York')).toBeUndefined();
    expect(reminderFor(due, at('2026-11-17 05:00:00'), 'America/New_York')).toMatchObject({ reminder: 7 });
  });

  test('a clock that changes in between costs no day', () => {
    const autumn = at('2026-11-03 12:00:00');
    expect(reminderFor(autumn, at('2026-10-31 12:00:00'), 'America/New_York')).toEqual({
      reminder: 3,
      days: 3,
    });
  });
});
