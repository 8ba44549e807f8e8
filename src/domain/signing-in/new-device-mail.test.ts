import { expect, test } from 'vitest';
import { newDeviceMailOf } from './new-device-mail.ts';

test.each([
  [1, 'mail'],
  [4, 'mail'],
  [5, 'last_mail'],
  [6, 'none'],
  [100, 'none'],
])('the %i. new device within an hour: %s', (nth, expected) => {
  expect(newDeviceMailOf(nth)).toBe(expected);
});
