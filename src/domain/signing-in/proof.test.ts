import { expect, test } from 'vitest';
import { epochSeconds } from '../shared/time.ts';
import { isProofFresh, PROOF_LIFE_S, proofWays, stepAfterPassword } from './proof.ts';

test.each([
  [0, true],
  [PROOF_LIFE_S, true],
  [PROOF_LIFE_S + 1, false],
  [-5, true],
])('a proof of %i seconds ago is fresh: %s', (age, fresh) => {
  expect(isProofFresh(epochSeconds(1_000_000), epochSeconds(1_000_000 + age))).toBe(fresh);
});

const none = { hasCode: false, passkeys: 0, recoveryCodes: 0 };

test.each([
  ['nothing', none, false, 'none'],
  ['nothing, where the role demands it', none, true, 'enrol'],
  ['a code', { ...none, hasCode: true }, false, 'prove'],
  ['a passkey', { ...none, passkeys: 1 }, true, 'prove'],
  ['recovery codes alone, which are no factor', { ...none, recoveryCodes: 3 }, true, 'enrol'],
] as const)('after the password of somebody with %s', (_, factors, isDemanded, step) => {
  expect(stepAfterPassword(factors, isDemanded)).toBe(step);
});

test.each([
  [none, ['password']],
  [{ ...none, recoveryCodes: 3 }, ['password']],
  [{ ...none, hasCode: true }, ['code']],
  [{ ...none, passkeys: 2 }, ['passkey']],
  [{ ...none, passkeys: 1, recoveryCodes: 1 }, ['passkey', 'code']],
  [{ hasCode: true, passkeys: 1, recoveryCodes: 0 }, ['passkey', 'code']],
] as const)('%j is proved by %j', (factors, ways) => {
  expect(proofWays(factors)).toEqual(ways);
});
