import { expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { epochSeconds } from '../shared/time.ts';
import { verificationDoor } from './verification-door.ts';

const EARLY = {
  ...{ isEnabled: true, isComplete: false, tpv: 0 },
  ...{ firstTransactionDate: null, isEligibilityModalDismissed: true },
};
const ERROR = { code: 'invalid_street_address', reason: 'The street is unknown.' };

test.each([
  [{}, 'verified'],
  [{ status: 'enabled' }, 'verified'],
  [{ pastDue: true }, 'form'],
  [{ currentDeadline: epochSeconds(1) }, 'form'],
  [{ requirements: { errors: [ERROR] } }, 'form'],
  [{ status: 'restricted', detailsSubmitted: false }, 'form'],
  [{ status: 'restricted' }, 'form'],
  [{ status: 'restricted_soon' }, 'form'],
  [{ status: 'restricted_partially' }, 'form'],
  [{ status: 'restricted', progressiveOnboarding: EARLY }, 'payouts_form'],
  [{ status: 'restricted', progressiveOnboarding: EARLY, paymentsEnabled: false }, 'form'],
  [{ status: 'pending_verification' }, 'waiting'],
  [{ status: 'under_review' }, 'waiting'],
  [{ status: 'platform_paused' }, 'waiting'],
  [{ status: 'rejected.fraud' }, 'closed'],
] as const)('%j finds: %s', (account, door) => {
  expect(verificationDoor(anAccountStatus(account as Parameters<typeof anAccountStatus>[0]))).toBe(door);
});

test('of whom nothing is known the form itself is asked', () => {
  expect(verificationDoor({ error: true })).toBe('form');
});
