import { expect, test } from 'vitest';
import {
  RECOVERY_CODE_GROUP_CHARACTERS,
  RECOVERY_CODE_GROUPS,
  RECOVERY_CODE_LETTERS,
  typedCode,
} from './recovery-code.ts';

test.each([
  ['123456', { kind: 'code', code: '123456' }],
  [' 123 456\n', { kind: 'code', code: '123456' }],
  ['12345', { kind: 'none' }],
  ['1234567', { kind: 'none' }],
  ['abcd-efgh-jkmn', { kind: 'recovery', code: 'abcdefghjkmn' }],
  ['ABCD EFGH JKMN', { kind: 'recovery', code: 'abcdefghjkmn' }],
  ['abcd-efgh-jkm', { kind: 'none' }],
  ['abcd-efgh-jkmnp', { kind: 'none' }],
  ['abcd-efgh-jkm0', { kind: 'none' }],
  ['', { kind: 'none' }],
])('%j is %j', (text, kind) => {
  expect(typedCode(text)).toEqual(kind);
});

test('a recovery code holds more than fifty bits of chance', () => {
  const bits =
    RECOVERY_CODE_GROUPS * RECOVERY_CODE_GROUP_CHARACTERS * Math.log2(RECOVERY_CODE_LETTERS.length);
  expect(bits).toBeGreaterThan(50);
});
