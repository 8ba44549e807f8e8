import { expect, test } from 'vitest';
import { dayOrderOf, isDay, writtenDay } from './written-day.ts';

test.each([
  ['2026-03-04', 'dmy', '2026-03-04'],
  ['2026-03-04 23:59:59', 'ymd', '2026-03-04'],
  ['2026-03-04T23:59:59+02:00', 'ymd', '2026-03-04'],
  ['20260304', 'ymd', '2026-03-04'],
  ['20260304230000[-5:EST]', 'ymd', '2026-03-04'],
  ['202603042300', 'ymd', '2026-03-04'],
  ['4.3.2026', 'dmy', '2026-03-04'],
  ['04.03.26', 'dmy', '2026-03-04'],
  ['03/04/2026', 'mdy', '2026-03-04'],
  ['03-04-2026', 'dmy', '2026-04-03'],
  ["1/ 5'26", 'mdy', '2026-01-05'],
  ['05.01.99', 'dmy', '1999-01-05'],
  ['29.02.2024', 'dmy', '2024-02-29'],
  ['29.02.2026', 'dmy', undefined],
  ['31/12/2026', 'mdy', undefined],
  ['03/04/2026', 'ymd', undefined],
  ['123456789', 'ymd', undefined],
  ['', 'ymd', undefined],
  ['soon', 'dmy', undefined],
  ['4.3.', 'dmy', undefined],
] as const)('%j, %s, is %s', (text, order, day) => {
  expect(writtenDay(text, order)).toBe(day);
});

test.each([
  [['13.01.2026', '01.02.2026'], 'dmy'],
  [['01/13/2026', '02/01/2026'], 'mdy'],
  [['2026-01-02'], 'ymd'],
  [['20260102'], 'ymd'],
  [['12/12/2026', '01/02/2026'], 'unclear'],
  [['13/01/2026', '01/13/2026'], 'unclear'],
  [[], 'unclear'],
])('days written %j are %s', (cells, order) => {
  expect(dayOrderOf(cells)).toBe(order);
});

test.each([
  ['2026-03-04', true],
  ['12/31/2026', true],
  ['31.12.26', true],
  ['1.312,50', false],
  ['STRIPE', false],
  ['', false],
])('%j is a day: %s', (cell, expected) => {
  expect(isDay(cell)).toBe(expected);
});
