import { expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { accountStanding } from './account-standing.ts';

test.each([
  ['complete', undefined],
  ['enabled', undefined],
  ['pending_verification', { kind: 'verifying', waitsFor: 'provider' }],
  ['requirements.pending_verification', { kind: 'verifying', waitsFor: 'provider' }],
  ['restricted', { kind: 'past_due', waitsFor: 'you' }],
  ['requirements.past_due', { kind: 'past_due', waitsFor: 'you' }],
  ['restricted_soon', { kind: 'due_soon', waitsFor: 'you' }],
  ['restricted_partially', { kind: 'partly_restricted', waitsFor: 'you' }],
  ['listed', { kind: 'under_review', waitsFor: 'provider' }],
  ['under_review', { kind: 'under_review', waitsFor: 'provider' }],
  ['platform_paused', { kind: 'paused', waitsFor: 'provider' }],
  ['other', { kind: 'paused', waitsFor: 'provider' }],
  ['rejected.fraud', { kind: 'rejected', waitsFor: 'nobody' }],
  ['rejected.other', { kind: 'rejected', waitsFor: 'nobody' }],
  ['constructor', undefined],
])('%s', (status, standing) => {
  expect(accountStanding(anAccountStatus({ status }))).toEqual(standing);
});

test('details that were never sent come before whatever else is wrong, but not before a rejection', () => {
  const missing = (status: string) => accountStanding(anAccountStatus({ status, detailsSubmitted: false }));
  expect(missing('restricted')?.kind).toBe('unfinished');
  expect(missing('rejected.fraud')?.kind).toBe('rejected');
});

test('who sells early is not past due', () => {
  const progressiveOnboarding = {
    ...{ isEnabled: true, tpv: 0, firstTransactionDate: null, isEligibilityModalDismissed: true },
    isComplete: false,
  };
  const early = anAccountStatus({ status: 'restricted', progressiveOnboarding });
  expect(accountStanding(early)?.kind).toBe('early_selling');
  expect(accountStanding({ ...early, paymentsEnabled: false })).toEqual({
    kind: 'past_due',
    waitsFor: 'you',
  });
  const done = { ...progressiveOnboarding, isComplete: true };
  expect(accountStanding(anAccountStatus({ status: 'restricted', progressiveOnboarding: done }))?.kind).toBe(
    'past_due',
  );
  expect(accountStanding({ error: true })).toBeUndefined();
});
