import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

const changed = (before: unknown, after: unknown) =>
  changedParts(before, after).map(({ name, before: old, after: now }) => [name, old, now]);

test('only what differs is told', () => {
  expect(changed({ a: 1, b: [1] }, { a: 1, b: [2], c: false })).toEqual([
    ['b', [1], [2]],
    ['c', undefined, false],
  ]);
  expect(changed(null, 'text')).toEqual([]);
});

test('a reason without details has none, and nothing that stays nothing is no change', () => {
  expect(changed(undefined, { code: 'charge_refunded', details: {} })).toEqual([
    ['code', undefined, 'charge_refunded'],
  ]);
  expect(changed({ a: null }, { a: null, b: null })).toEqual([]);
  expect(changed({ a: null }, { a: 0 })).toEqual([['a', null, 0]]);
});

test('a currency is told with its amounts, and by itself where there are none', () => {
  expect(changed(null, { amount: 5, currency: 'usd' })).toEqual([['amount', undefined, 5]]);
  expect(changed(null, { fee: 5, currency: 'usd' })).toEqual([['fee', undefined, 5]]);
  expect(changed(null, { currency: 'usd' })).toEqual([['currency', undefined, 'usd']]);
});

test('a plain list is one part', () => {
  expect(changed(['usd'], ['usd', 'eur'])).toEqual([['entries', ['usd'], ['usd', 'eur']]]);
});
