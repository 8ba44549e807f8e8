import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

const told = (before: unknown, after: unknown) =>
  changedParts(before, after).map(({ name, before: old, after: now }) => [name, old, now]);

test('only what differs is told', () => {
  expect(told({ a: 1, b: [1] }, { a: 1, b: [2], c: false })).toEqual([
    ['b', [1], [2]],
    ['c', undefined, false],
  ]);
  expect(told(null, 'text')).toEqual([]);
});

test('a reason without details has none, and nothing that stays nothing is no change', () => {
  expect(told(undefined, { code: 'charge_refunded', details: {} })).toEqual([
    ['code', undefined, 'charge_refunded'],
  ]);
  expect(told({ a: null }, { a: null, b: null })).toEqual([]);
  expect(told({ a: null }, { a: 0 })).toEqual([['a', null, 0]]);
});

test('a currency is told with its amounts, and by itself where there are none', () => {
  expect(told(null, { amount: 5, currency: 'usd' })).toEqual([['amount', undefined, 5]]);
  expect(told(null, { fee: 5, currency: 'usd' })).toEqual([['fee', undefined, 5]]);
  expect(told(null, { currency: 'usd' })).toEqual([['currency', undefined, 'usd']]);
});

test('a plain list is one part', () => {
  expect(told(['usd'], ['usd', 'eur'])).toEqual([['entries', ['usd'], ['usd', 'eur']]]);
});
