import { expect, test } from 'vitest';
import { type CheckState, clockState, isOfKey, mayAttach, stateOfFault } from './store-checks.ts';

test.each<[string, number | undefined, boolean, CheckState]>([
  ['a minute slow', 60, false, 'good'],
  ['a minute fast', -60, false, 'good'],
  ['more than a minute', 61, false, 'poor'],
  ['as far as a signature may be', -900, false, 'poor'],
  ['further', 901, false, 'wrong'],
  ['further, where nothing is signed', 901, true, 'poor'],
  ['nobody knows', undefined, false, 'good'],
])('clocks apart: %s', (_, off_s, isSecure, state) => {
  expect(clockState(off_s, isSecure)).toBe(state);
});

test.each<[CheckState[], boolean]>([
  [['good', 'good'], true],
  [['good', 'poor'], true],
  [['good', 'wrong'], false],
  [['good', 'unknown'], false],
  [[], false],
])('%j may attach: %s', (states, may) => {
  expect(mayAttach(states.map((state) => ({ state })))).toBe(may);
});

test.each([
  ['store_slow', 'unknown', false],
  ['store_rate_limited', 'unknown', false],
  ['store_permission_missing', 'wrong', false],
  ['store_key_refused', 'wrong', true],
  ['store_clock_off', 'wrong', true],
])('%s is %s', (code, state, ofKey) => {
  expect(stateOfFault(code)).toBe(state);
  expect(isOfKey(code)).toBe(ofKey);
});
