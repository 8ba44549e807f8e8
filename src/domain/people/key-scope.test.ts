import { expect, test } from 'vitest';
import { lackingScope } from './key-scope.ts';

test.each([
  ['read', false, undefined],
  ['read', true, 'write'],
  ['write', false, 'read'],
  ['write', true, undefined],
  ['read_write', false, undefined],
  ['read_write', true, undefined],
] as const)('a %s key for a call that changes something: %s, lacks %s', (scope, changes, lacks) =>
  expect(lackingScope(scope, changes)).toBe(lacks),
);
