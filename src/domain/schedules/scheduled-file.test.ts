import { expect, test } from 'vitest';
import { misfit, resultAfter, stopOf } from './scheduled-file.ts';

test.each([
  ['transactions', null, 'daily', null, undefined],
  ['transactions', null, 'weekly', 'sunday', undefined],
  ['transactions', null, 'weekly', null, 'weekday'],
  ['transactions', null, 'monthly', 'sunday', 'weekday'],
  ['transactions', 'csv', 'daily', null, 'format'],
  ['transactions', 'accountants', 'monthly', null, undefined],
  ['payouts', null, 'monthly', null, undefined],
  ['payouts', 'accountants', 'monthly', null, 'format'],
  ['constructor', 'accountants', 'monthly', null, 'format'],
  ['journal', 'datev', 'weekly', 'monday', undefined],
  ['journal', null, 'monthly', null, 'format'],
  ['journal', 'pdf', 'monthly', null, 'format'],
  ['statement', 'pdf', 'monthly', null, undefined],
  ['statement', 'xero', 'monthly', null, 'format'],
  ['statement', 'csv', 'daily', null, 'rhythm'],
  ['statement', 'csv', 'weekly', 'monday', 'rhythm'],
] as const)('%s as %s, %s on %s: %s', (kind, format, rhythm, weekday, wrong) => {
  expect(misfit({ kind, format, rhythm, weekday })).toBe(wrong);
});

test.each([
  [{ comesIn: true, kinds: ['payouts'] }, undefined],
  [{ comesIn: true, kinds: ['transactions'] }, 'maker_right'],
  [{ comesIn: true, kinds: [] }, 'maker_right'],
  [{ comesIn: false, kinds: ['payouts'] }, 'maker_left'],
])('of %j payouts stop because of %s', (maker, stop) => {
  expect(stopOf(maker, 'payouts')).toBe(stop);
});

test.each([
  [1, 'trying'],
  [4, 'trying'],
  [5, 'failed'],
  [6, 'failed'],
])('after %d tries it is %s', (tries, result) => {
  expect(resultAfter(tries)).toBe(result);
});
