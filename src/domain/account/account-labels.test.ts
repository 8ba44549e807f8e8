import { describe, expect, test } from 'vitest';
import { accountLabel, type LabelledAccount, paymentsLabel, payoutsLabel } from './account-labels.ts';

const account = (over: Partial<LabelledAccount> = {}): LabelledAccount => ({
  status: 'complete',
  paymentsEnabled: true,
  deposits: { status: 'enabled', interval: 'daily' },
  progressiveOnboarding: { isEnabled: false, isComplete: false },
  ...over,
});
const early = { isEnabled: true, isComplete: false };
const verified = { isEnabled: true, isComplete: true };

describe('the account in words', () => {
  test.each([
    ['complete', 'Complete', 'success'],
    ['enabled', 'Enabled', 'primary'],
    ['restricted_soon', 'Restricted soon', 'warning'],
    ['pending_verification', 'Pending', 'light'],
    ['restricted_partially', 'Restricted partially', 'warning'],
    ['restricted', 'Restricted', 'alert'],
    ['rejected.fraud', 'Rejected', 'light'],
    ['rejected.other', 'Rejected', 'light'],
    ['under_review', 'Under review', 'light'],
    ['listed', 'Unknown', 'light'],
    ['toString', 'Unknown', 'light'],
  ])('%s', (status, label, kind) => {
    expect(accountLabel(account({ status }))).toEqual({ label, kind });
  });

  test('restricted reads Pending only while early selling is incomplete', () => {
    const words = (progressiveOnboarding: LabelledAccount['progressiveOnboarding']) =>
      accountLabel(account({ status: 'restricted', progressiveOnboarding })).label;
    expect([words(early), words(verified)]).toEqual(['Pending', 'Restricted']);
  });
});

test.each([
  [true, 'restricted', 'Enabled'],
  [false, 'pending_verification', 'Pending verification'],
  [false, 'restricted', 'Disabled'],
])('payments enabled: %s, account %s: %s', (paymentsEnabled, status, label) => {
  expect(paymentsLabel(account({ paymentsEnabled, status })).label).toBe(label);
});

describe('payouts in words', () => {
  test.each<[string, Partial<LabelledAccount>, string]>([
    ['daily', {}, 'Automatic, daily, on weekdays'],
    ['weekly', { deposits: { interval: 'weekly', weekly_anchor: 'friday' } }, 'Automatic, weekly on Friday'],
    [
      'last day',
      { deposits: { interval: 'monthly', monthly_anchor: 31 } },
      'Automatic, monthly on the last day',
    ],
    ['by hand', { deposits: { interval: 'manual' } }, 'Manual'],
    ['blocked', { deposits: { status: 'blocked', interval: 'daily' } }, 'Temporarily suspended'],
    ['under review', { status: 'under_review' }, 'Temporarily suspended'],
    ['in verification', { status: 'pending_verification' }, 'Pending verification'],
    ['selling early', { progressiveOnboarding: early }, 'Pending verification'],
    ['verified since', { progressiveOnboarding: verified }, 'Automatic, daily, on weekdays'],
    ['disabled', { deposits: { status: 'disabled', interval: 'daily' } }, 'Disabled'],
  ])('%s', (_, over, label) => {
    expect(payoutsLabel(account(over)).label).toBe(label);
  });
});
