import { expect, test } from 'vitest';
import { isReplicaFailure } from './replica-failure.ts';

test.each([
  ['a conflict with what the primary did', { code: '40001' }, true],
  ['a server that stops', { code: '57P01' }, true],
  ['a statement that took too long', { code: '57014' }, true],
  ['a cut without a code', { message: 'Connection terminated unexpectedly' }, true],
  ['a column that does not exist', { code: '42703' }, false],
  ['our own mistake', new Error('undefined is not a function'), false],
  ['nothing', undefined, false],
])('%s: %s', (_, error, expected) => expect(isReplicaFailure(error)).toBe(expected));
