import { beforeEach, expect, test, vi } from 'vitest';
import { calendarDate } from '#domain/shared/time.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { rangeWords } from './range-words.ts';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 16));
  givePageSettings();
});

test.each([
  ['2026-11-09', '2026-11-15', 'Nov 9\u2060–\u206015'],
  ['2026-11-15', '2026-11-15', 'Nov 15'],
  ['2026-10-28', '2026-11-03', 'Oct 28 – Nov 3'],
  ['2025-11-09', '2025-11-15', 'Nov 9\u2060–\u206015, 2025'],
  ['2025-12-28', '2026-01-03', 'Dec 28, 2025 – Jan 3, 2026'],
])('%s to %s is %s', (start, end, words) => {
  expect(rangeWords(calendarDate(start), calendarDate(end)).replaceAll(/\s/gu, ' ')).toBe(words);
});
