import { expect, test } from 'vitest';
import { isOpenToOthers } from './key-file.ts';

test.each([
  ['linux', '/data/a.key', 0o100600, false],
  ['linux', '/data/a.key', 0o100640, true],
  ['linux', '/data/a.key', 0o100604, true],
  ['linux', '/run/secrets/a', 0o100444, false],
  ['darwin', '/data/a.key', 0o100644, true],
  ['win32', 'C:\\data\\a.key', 0o100666, false],
])('on %s, %s with mode %i is open to others: %s', (platform, file, mode, isOpen) => {
  expect(isOpenToOthers(file, mode, platform)).toBe(isOpen);
});
