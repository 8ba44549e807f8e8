import { describe, expect, test } from 'vitest';
import {
  type DateStyle,
  formatDate,
  formatDateTime,
  formatDay,
  formatInstant,
  formatTime,
} from './format-date.ts';
import { calendarDate, secondsOf, type UtcInstant } from './time.ts';

const at = '2026-11-15 09:04:05' as UtcInstant;
const style: DateStyle = { timezone: 'UTC', dateFormat: 'M j, Y', timeFormat: 'H:i', locale: 'en_US' };

describe('the store decides how a time reads', () => {
  test.each([
    ['F j, Y', 'November 15, 2026'],
    ['M j, Y', 'Nov 15, 2026'],
    ['Y-m-d', '2026-11-15'],
    ['m/d/Y', '11/15/2026'],
    ['d/m/Y', '15/11/2026'],
    ['j.n.y', '15.11.26'],
    ['D, j M', 'Sun, 15 Nov'],
    ['l jS \\o\\f F', 'Sunday 15th of November'],
    ['N w t L', '7 0 30 0'],
    ['g:i a', '9:04 am'],
    ['h:i:s A', '09:04:05 AM'],
    ['G:i', '9:04'],
    ['H:i', '09:04'],
    ['H\\h i', '09h 04'],
    ['e P O Z', 'UTC +00:00 +0000 0'],
    ['T', 'UTC'],
    ['U', String(secondsOf(at))],
    ['\\', ''],
    ['', ''],
    ['x!', 'x!'],
  ])('%s', (format, expected) => {
    expect(formatInstant(at, format, style)).toBe(expected);
  });

  test.each([
    ['2026-11-15 00:30:00', '12:30 am'],
    ['2026-11-15 11:59:59', '11:59 am'],
    ['2026-11-15 12:00:00', '12:00 pm'],
    ['2026-11-15 23:00:00', '11:00 pm'],
  ])('twelve-hour clock at %s', (instant, expected) => {
    expect(formatTime(instant as UtcInstant, { ...style, timeFormat: 'g:i a' })).toBe(expected);
  });

  test.each([
    ['en_GB', '3:04 pm, PM'],
    ['fr', '3:04 pm, PM'],
    ['es', '3:04 p. m., P. M.'],
    ['ja', '3:04 午後, 午後'],
    ['ar', '3:04 م, م'],
  ])('half of the day in %s', (locale, expected) => {
    const text = formatInstant('2026-11-15 15:04:05' as UtcInstant, 'g:i a, A', { ...style, locale });
    expect(text.replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(expected); // Platforms disagree about the kind of space.
  });

  test.each([
    ['de', 'jS', '3'],
    ['fr', 'jS', '3'],
    ['fr', 'jS F', '3 novembre'],
    ['en_GB', 'jS', '3rd'],
  ])('in %s %s counts no day but where the language does', (locale, dateFormat, expected) => {
    expect(formatDay(calendarDate('2026-11-03'), { ...style, dateFormat, locale })).toBe(expected);
  });
  test('French counts the first', () => {
    expect(formatDay(calendarDate('2026-11-01'), { ...style, dateFormat: 'jS', locale: 'fr' })).toBe('1er');
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [31, '31st'],
  ])('day %d', (day, expected) => {
    expect(
      formatDay(calendarDate(`2026-10-${String(day).padStart(2, '0')}`), { ...style, dateFormat: 'jS' }),
    ).toBe(expected);
  });

  test.each([
    ['2026-02-10', '28'],
    ['2024-02-10', '29'],
    ['2000-02-10', '29'],
    ['1900-02-10', '28'],
    ['2026-12-10', '31'],
  ])('%s lies in a month of %s days', (day, expected) => {
    expect(formatDay(calendarDate(day), { ...style, dateFormat: 't' })).toBe(expected);
  });
});

describe('the zone of the store', () => {
  test('moves the day and the hour', () => {
    const tokyo = { ...style, timezone: 'Asia/Tokyo' };
    expect(formatDateTime('2026-11-15 20:00:00' as UtcInstant, tokyo)).toBe('Nov 16, 2026, 05:00');
    expect(formatInstant(at, 'e P', tokyo)).toBe('Asia/Tokyo +09:00');
  });
  test('does not move a day', () => {
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])
      expect(formatDay(calendarDate('2026-11-15'), { ...style, timezone })).toBe('Nov 15, 2026');
  });
});

describe('names follow the locale', () => {
  test.each([
    ['de_DE', '15. November 2026'],
    ['pl_PL', '15. listopada 2026'],
    ['fr-FR', '15. novembre 2026'],
    ['fa_IR', '15. نوامبر 2026'],
    ['not a locale', '15. November 2026'],
  ])('%s', (locale, expected) => {
    expect(formatDate(at, { ...style, dateFormat: 'j. F Y', locale })).toBe(expected);
  });
});

describe('the first of a month in French', () => {
  test.each([
    ['fr', 'j M Y', '2026-03-01', '1er mars 2026'],
    ['fr_FR', 'j F Y', '2026-08-01', '1er août 2026'],
    ['fr-CA', 'l j F', '2026-11-01', 'dimanche 1er novembre'],
    ['fr', 'j F Y', '2026-03-02', '2 mars 2026'],
    ['fr', 'j F Y', '2026-03-11', '11 mars 2026'],
    ['fr', 'j F Y', '2026-03-31', '31 mars 2026'],
    ['fr', 'j/m/Y', '2026-03-01', '1/03/2026'],
    ['fr', 'd F Y', '2026-03-01', '01 mars 2026'],
    ['fr', 'Y-m-d', '2026-03-01', '2026-03-01'],
    ['fr', '\\j F', '2026-03-01', 'j mars'],
    ['de', 'j F Y', '2026-03-01', '1 März 2026'],
    ['en', 'j F Y', '2026-03-01', '1 March 2026'],
  ])('%s %s on %s', (locale, dateFormat, day, expected) => {
    expect(formatDay(calendarDate(day), { ...style, dateFormat, locale })).toBe(expected);
  });
});
