import { afterEach, expect, test } from 'vitest';
import { forgetKeysAbout, keyFor } from './request-keys.ts';

afterEach(() => sessionStorage.clear());

test('one key for one action, until the answer is final', () => {
  expect(keyFor('capture pi_a')).toBe(keyFor('capture pi_a'));
  expect(keyFor('capture pi_a')).not.toBe(keyFor('capture pi_b'));
});

test.each([
  ['instant payout gbp', 'gbp', true],
  ['refund ch_a 2500 duplicate', 'ch_a', true],
  ['refund order 12 {"a":1}', 'order 12', true],
  ['answer dp_a 6f1', 'dp_a', true],
  ['instant payout gbp', 'usd', false],
  ['refund ch_ab 2500 duplicate', 'ch_a', false],
  ['refund order 123 {"a":1}', 'order 12', false],
])('after the end of what it asked, "%s" about %s is a new question: %s', (action, subject, isNew) => {
  const before = keyFor(action);
  forgetKeysAbout(subject);
  expect(keyFor(action) !== before).toBe(isNew);
});
