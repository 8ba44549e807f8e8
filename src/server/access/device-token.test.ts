import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeDeviceToken, ownDeviceToken } from './device-token.ts';

const key = randomBytes(32);
const token = makeDeviceToken(key);
const otherLetter = (letter: string): string => (letter === 'A' ? 'B' : 'A');

test('a token that we made is ours, and no two are alike', () => {
  expect(token).toMatch(/^[\w-]{64}$/);
  expect(ownDeviceToken(key, token)).toBe(token);
  expect(makeDeviceToken(key)).not.toBe(token);
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['made-up bytes of the right length', randomBytes(48).toString('base64url')],
  ['one that somebody else signed', makeDeviceToken(randomBytes(32))],
  ['ours with another beginning', otherLetter(token.charAt(0)) + token.slice(1)],
  ['ours with another end', token.slice(0, -1) + otherLetter(token.charAt(63))],
  ['ours without its end', token.slice(0, -1)],
  ['ours and more', `${token}A`],
  ['ours and a line', `${token}\n`],
  ['ours, padded', `${token.slice(0, -1)}=`],
  ['one of an earlier release', randomBytes(32).toString('base64url')],
  ['16 kB', 'a'.repeat(16_384)],
])('%s is not', (_, given) => {
  expect(ownDeviceToken(key, given)).toBeUndefined();
});
