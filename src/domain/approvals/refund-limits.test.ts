import { expect, test } from 'vitest';
import { limitsOfRole, refundRoom } from './refund-limits.ts';

const USD = { currency: 'usd', most: 10_000, day: 50_000 };

test.each([
  ['one at the limit', 10_000, 0, 'within'],
  ['one above it', 10_001, 0, 'over_one'],
  ['the day full to the cent', 10_000, 40_000, 'within'],
  ['a cent more than the day', 10_000, 40_001, 'over_day'],
  ['nothing left', 1, 50_000, 'over_day'],
] as const)('%s', (_, amount, spent, expected) => {
  expect(refundRoom([USD], { amount, currency: 'usd', spent })).toBe(expected);
});

test('a currency that nobody thought of has no room; without limits everything has', () => {
  expect(refundRoom([USD], { amount: 1, currency: 'eur', spent: 0 })).toBe('other_currency');
  expect(refundRoom([], { amount: 1e9, currency: 'eur', spent: 1e9 })).toBe('within');
});

test('null is no limit, zero is nothing', () => {
  const day = [{ currency: 'usd', most: null, day: 100 }];
  expect(refundRoom(day, { amount: 100, currency: 'usd', spent: 0 })).toBe('within');
  expect(refundRoom(day, { amount: 101, currency: 'usd', spent: 0 })).toBe('over_day');
  const one = [{ currency: 'usd', most: 0, day: null }];
  expect(refundRoom(one, { amount: 1, currency: 'usd', spent: 0 })).toBe('over_one');
});

test('Support starts with limits in the currency of the store, until somebody writes others down', () => {
  expect(limitsOfRole('support', [], 'eur')).toEqual([{ currency: 'eur', most: 10_000, day: 50_000 }]);
  expect(limitsOfRole('support', [USD], 'eur')).toEqual([USD]);
});

test.each(['owner', 'manager', 'own:1', undefined])('%s starts without', (role) => {
  expect(limitsOfRole(role, [], 'usd')).toEqual([]);
});
