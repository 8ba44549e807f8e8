import { describe, expect, test } from 'vitest';
import {
  codeLimits,
  confirmationLimits,
  passkeyLimits,
  passwordLinkLimits,
  signedInLimits,
  signInLimits,
} from './attempt-limits.ts';

const stranger = { account: 'user 1', address: '192.0.2.1' };
const namesOf = (attempt: Parameters<typeof signInLimits>[0]) =>
  signInLimits(attempt).map(({ countedAs }) => countedAs);

test('a stranger has 5 at an account, 20 at an address, and 100 a day together with all others', () => {
  expect(signInLimits(stranger).map(({ most, windowS }) => [most, windowS])).toEqual([
    [5, 900],
    [20, 900],
    [100, 86_400],
  ]);
});

test('a known device has 5 of its own', () => {
  expect(signInLimits({ ...stranger, knownDevice: 'ab' })).toEqual([
    { countedAs: 'user 1 on device ab', most: 5, windowS: 900 },
  ]);
});

test('an account is signed in to 30 times an hour on new devices, and 120 times on each known one', () => {
  expect(signedInLimits({ account: 'user 1' })).toEqual([
    { countedAs: 'sign-ins to user 1 on new devices', most: 30, windowS: 3600 },
  ]);
  expect(signedInLimits({ account: 'user 1', knownDevice: 'ab' })).toEqual([
    { countedAs: 'sign-ins to user 1 on device ab', most: 120, windowS: 3600 },
  ]);
});

describe('who is counted with whom', () => {
  test.each<[string, Partial<typeof stranger>, number]>([
    ['the same account at another address: with all strangers', { address: '192.0.2.2' }, 1],
    ['another account at the same address: with the address', { account: 'user 2' }, 1],
    ['another account at another address: with nobody', { account: 'user 2', address: '192.0.2.2' }, 0],
    ['the same again: with all of it', {}, 3],
  ])('%s', (_, over, shared) => {
    const other = namesOf({ ...stranger, ...over });
    expect(namesOf(stranger).filter((name) => other.includes(name))).toHaveLength(shared);
  });

  test('known devices, strangers and confirmations never share a count', () => {
    const all = [
      ...namesOf(stranger),
      ...namesOf({ ...stranger, knownDevice: 'ab' }),
      ...namesOf({ ...stranger, knownDevice: 'cd' }),
      ...namesOf({ ...stranger, account: 'user 2', knownDevice: 'ab' }),
      ...[...confirmationLimits('session a'), ...confirmationLimits('session b')].map(
        ({ countedAs }) => countedAs,
      ),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what is short may be tried ten times an hour for one account', () => {
  test('codes: strangers and the owner’s own devices together', () => {
    const all = [...codeLimits(1, true), ...codeLimits(1, false)];
    expect(all.reduce((sum, { most }) => sum + most, 0)).toBe(10);
    expect(all.map(({ windowS }) => windowS)).toEqual([3600, 3600]);
    expect(new Set(all.map(({ countedAs }) => countedAs)).size).toBe(2);
    expect(codeLimits(2, true)[0].countedAs).not.toBe(codeLimits(1, true)[0].countedAs);
  });

  test('passkeys, and mails with a link', () => {
    expect(passkeyLimits(1)).toMatchObject([{ most: 10, windowS: 3600 }]);
    expect(passwordLinkLimits({ account: 'user 1' })).toMatchObject([{ most: 3, windowS: 3600 }]);
    expect(passwordLinkLimits({ address: '192.0.2.1' })).toMatchObject([{ most: 20, windowS: 3600 }]);
  });
});
