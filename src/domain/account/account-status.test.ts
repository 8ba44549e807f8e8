import { describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '../shared/time.ts';
import type { Account } from './account.ts';
import { accountStatus, isRejected, showsUpdateDetailsTask } from './account-status.ts';

const context = { loginUrl: '/login', isEligibilityModalDismissed: false };
const least: Account = { account_id: 'acct_1', status: 'complete', payments_enabled: true };
const status = (changes: Partial<Account>) => accountStatus({ ...least, ...changes }, context);
const deadline = epochSeconds(1_800_000_000);
const opened = utcInstant(deadline);

test.each([
  ['no account', undefined],
  ['no status', { ...least, status: undefined }],
  ['no word on payments', { ...least, payments_enabled: undefined }],
])('%s is an error, not a guess', (_, account) => {
  expect(accountStatus(account, context)).toEqual({ error: true });
});

test('payments switched off is an answer', () => {
  expect(status({ payments_enabled: false })).toMatchObject({ paymentsEnabled: false });
});

test('what the provider leaves out gets its default', () => {
  expect(status({})).toEqual({
    email: '',
    country: 'US',
    status: 'complete',
    created: '',
    testDrive: false,
    paymentsEnabled: true,
    detailsSubmitted: true,
    deposits: {},
    currentDeadline: false,
    pastDue: false,
    accountLink: '/login',
    hasSubmittedVatData: false,
    requirements: { errors: [] },
    progressiveOnboarding: {
      isEnabled: false,
      isComplete: false,
      tpv: 0,
      firstTransactionDate: null,
      isEligibilityModalDismissed: false,
    },
    fraudProtection: { declineOnAVSFailure: false, declineOnCVCFailure: true },
  });
});

const fields: [string, Partial<Account>, object][] = [
  ['email', { email: 'a@b.c' }, { email: 'a@b.c' }],
  ['country', { country: 'DE' }, { country: 'DE' }],
  ['created', { created: opened }, { created: opened }],
  ['details not submitted', { details_submitted: false }, { detailsSubmitted: false }],
  ['a deadline', { current_deadline: deadline }, { currentDeadline: deadline }],
  ['no deadline', { current_deadline: null }, { currentDeadline: false }],
  ['past due', { has_overdue_requirements: true }, { pastDue: true }],
  ['a test drive has no account link', { is_test_drive: true }, { testDrive: true, accountLink: false }],
  ['VAT', { has_submitted_vat_data: true }, { hasSubmittedVatData: true }],
  ['payouts', { deposits: { status: 'blocked' } }, { deposits: { status: 'blocked' } }],
  [
    'requirement errors',
    { requirements: { errors: [{ code: 'invalid_tos_acceptance', reason: 'Not accepted' }] } },
    { requirements: { errors: [{ code: 'invalid_tos_acceptance', reason: 'Not accepted' }] } },
  ],
  [
    'early selling',
    {
      progressive_onboarding: {
        is_enabled: true,
        is_complete: false,
        tpv: 300_000,
        first_transaction_date: opened,
      },
    },
    {
      progressiveOnboarding: {
        isEnabled: true,
        isComplete: false,
        tpv: 300_000,
        firstTransactionDate: opened,
      },
    },
  ],
  [
    'card checks',
    { fraud_mitigation_settings: { avs_check_enabled: true, cvc_check_enabled: false } },
    { fraudProtection: { declineOnAVSFailure: true, declineOnCVCFailure: false } },
  ],
  [
    'card checks that say nothing',
    { fraud_mitigation_settings: {} },
    { fraudProtection: { declineOnAVSFailure: false, declineOnCVCFailure: true } },
  ],
  [
    'card checks that are null',
    { fraud_mitigation_settings: { avs_check_enabled: null, cvc_check_enabled: null } },
    { fraudProtection: { declineOnAVSFailure: false, declineOnCVCFailure: true } },
  ],
  [
    'no card checks',
    { fraud_mitigation_settings: null },
    { fraudProtection: { declineOnAVSFailure: false, declineOnCVCFailure: true } },
  ],
];
test.each(fields)('%s', (_, changes, expected) => {
  expect(status(changes)).toMatchObject(expected);
});

describe('showsUpdateDetailsTask', () => {
  const cases: [string, Partial<Account>, boolean][] = [
    ['restricted soon with a deadline', { status: 'restricted_soon', current_deadline: deadline }, true],
    ['restricted soon without one', { status: 'restricted_soon', current_deadline: null }, false],
    ['restricted and past due', { status: 'restricted', has_overdue_requirements: true }, true],
    ['restricted, not past due', { status: 'restricted', has_overdue_requirements: false }, false],
    ['restricted with only a deadline', { status: 'restricted', current_deadline: deadline }, false],
    ['complete with a deadline', { status: 'complete', current_deadline: deadline }, false],
  ];
  test.each(cases)('%s', (_, changes, expected) => {
    expect(showsUpdateDetailsTask(status(changes))).toBe(expected);
  });
  test('no account', () => {
    expect(showsUpdateDetailsTask({ error: true })).toBe(false);
  });
});

test.each([
  ['rejected.fraud', true],
  ['rejected', true],
  ['under_review', false],
  ['restricted', false],
])('isRejected %s', (value, expected) => {
  expect(isRejected(value)).toBe(expected);
});
