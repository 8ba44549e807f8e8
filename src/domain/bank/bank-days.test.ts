import { expect, test } from 'vitest';
import { calendarDate } from '../shared/time.ts';
import { bankCalendar, bankDayOf, dateOfBankDay } from './bank-days.ts';

const day = (text: string) => bankDayOf(calendarDate(text));

test('a day is a count and comes back as the same day', () => {
  expect(day('1970-01-01')).toBe(0);
  expect(dateOfBankDay(day('2026-02-28'))).toBe('2026-02-28');
  expect(dateOfBankDay(day('2028-02-28') + 1)).toBe('2028-02-29');
});

test.each([
  ['eur', '2026-04-02', true],
  ['eur', '2026-04-03', false], // Good Friday
  ['eur', '2026-04-06', false], // Easter Monday
  ['eur', '2026-04-07', true],
  ['eur', '2025-04-18', false],
  ['eur', '2026-05-01', false],
  ['eur', '2026-12-26', false],
  ['eur', '2026-11-26', true],
  ['usd', '2026-04-03', true],
  ['usd', '2026-11-26', false], // Thanksgiving
  ['usd', '2026-01-19', false],
  ['usd', '2026-05-25', false],
  ['usd', '2027-07-05', false], // the fourth is a Sunday
  ['usd', '2026-07-06', true],
  ['jpy', '2026-05-01', true],
  ['jpy', '2026-01-01', false],
  ['jpy', '2026-05-02', false], // a Saturday
])('%s on %s: open is %s', (currency, text, isOpen) => {
  expect(bankCalendar(currency).isOpen(day(text))).toBe(isOpen);
});

test.each([
  ['2026-03-05', 0, '2026-03-05'],
  ['2026-03-05', 1, '2026-03-06'],
  ['2026-03-06', 1, '2026-03-09'],
  ['2026-03-09', -1, '2026-03-06'],
  ['2026-04-02', 1, '2026-04-07'],
  ['2026-04-07', -1, '2026-04-02'],
  ['2026-03-07', 1, '2026-03-09'],
  ['2026-12-24', 2, '2026-12-29'],
])('in euros %s and %s business days is %s', (from, count, to) => {
  expect(dateOfBankDay(bankCalendar('eur').shift(day(from), count))).toBe(to);
});
