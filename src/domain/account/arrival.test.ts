import { expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { arrivalOf } from './arrival.ts';

const PLAIN = { isEnabled: false, isComplete: false };
const EARLY = { isEnabled: true, isComplete: false };
const arrive = (account: Parameters<typeof anAccountStatus>[0], early = PLAIN, testModeOnboarding = false) =>
  arrivalOf({ accountStatus: anAccountStatus(account), progressiveOnboarding: early, testModeOnboarding });

test.each([
  [{}, 'working'],
  [{ status: 'enabled' }, 'working'],
  [{ paymentsEnabled: false }, undefined],
  [{ status: 'pending_verification', paymentsEnabled: false }, 'verifying'],
  [{ status: 'requirements.pending_verification', paymentsEnabled: false }, 'verifying'],
  [{ status: 'restricted_soon' }, undefined],
  [{ status: 'restricted', paymentsEnabled: false }, undefined],
  [{ status: 'under_review' }, undefined],
  [{ status: 'rejected.fraud', paymentsEnabled: false }, undefined],
  [{ detailsSubmitted: false, status: 'restricted' }, undefined],
] as const)('%j arrives as %s', (account, arrival) => {
  expect(arrive(account)).toBe(arrival);
});

test.each([
  [{ status: 'restricted' }, EARLY, 'early_selling'],
  [{ status: 'pending_verification' }, EARLY, undefined],
  [{ status: 'pending_verification', paymentsEnabled: false }, EARLY, 'verifying'],
  [{ status: 'restricted', paymentsEnabled: false }, EARLY, undefined],
  [{ status: 'complete' }, { isEnabled: true, isComplete: true }, 'working'],
] as const)('selling early: %j with %j arrives as %s', (account, early, arrival) => {
  expect(arrive(account, early)).toBe(arrival);
});

test('nothing is celebrated where nothing is real, or where nothing is known', () => {
  expect(arrive({}, PLAIN, true)).toBeUndefined();
  expect(
    arrivalOf({ accountStatus: { error: true }, progressiveOnboarding: PLAIN, testModeOnboarding: false }),
  ).toBeUndefined();
});
