import { describe, expect, test } from 'vitest';
import {
  isScheduled,
  type ListStanding,
  type PayoutStanding,
  payoutListNotices,
  payoutNotices,
  showsPayoutsCard,
} from './payout-notices.ts';

const well: PayoutStanding = {
  hold: undefined,
  isUnrestricted: true,
  hasCompletedWaitingPeriod: true,
  isBankErrored: false,
  available: 10_000,
  pending: 5_000,
  minimum: 500,
};

describe('notices of the payouts card', () => {
  test.each<[string, Partial<PayoutStanding>, string[]]>([
    ['all is well', {}, ['transit']],
    ['suspended silences everything', { hold: 'review', isBankErrored: true, available: -1 }, ['suspended']],
    [
      'and so do missing details',
      { hold: 'details', isBankErrored: true, available: -1 },
      ['waits_for_details'],
    ],
    ['and the end of the account', { hold: 'rejected', available: 0 }, ['account_rejected']],
    ['restricted in its schedule', { isUnrestricted: false }, []],
    ['the first payout is held', { hasCompletedWaitingPeriod: false }, ['waiting_period', 'transit']],
    ['nothing available yet', { available: 0 }, ['no_funds']],
    ['a cent is available', { available: 1 }, ['below_minimum', 'transit']],
    ['nothing at all', { available: 0, pending: 0 }, ['transit']],
    ['a cent below the minimum', { available: 499 }, ['below_minimum', 'transit']],
    ['exactly the minimum', { available: 500 }, ['transit']],
    ['a debt that pending funds cover', { available: -5_000 }, ['transit']],
    ['a debt of a cent', { available: -5_001 }, ['negative_balance', 'transit']],
    ['the bank sent money back', { isBankErrored: true }, ['bank_errored']],
  ])('%s', (_, over, expected) => {
    expect(payoutNotices({ ...well, ...over })).toEqual(expected);
  });

  test.each([
    [true, 0, 0, true],
    [false, 0, 0, false],
    [false, 1, 0, true],
    [false, 0, 1, true],
  ])(
    'waiting over: %s, available %d, pending %d: shown %s',
    (hasCompletedWaitingPeriod, available, pending, shown) => {
      expect(showsPayoutsCard({ ...well, hasCompletedWaitingPeriod, available, pending })).toBe(shown);
    },
  );
});

const listed: ListStanding = {
  hasAccount: true,
  restrictions: 'deposits_unrestricted',
  hasCompletedWaitingPeriod: true,
  interval: 'daily',
  isAnyBankErrored: false,
  hasAccountLink: true,
  isNextPayoutNoticeDismissed: false,
  isReviewCampaign: true,
  isFeedbackDismissed: false,
};

describe('notices of the payouts list', () => {
  test.each<[string, Partial<ListStanding>, string[]]>([
    ['all is well', {}, ['next_payout']],
    ['dismissed, so feedback may be asked', { isNextPayoutNoticeDismissed: true }, ['feedback']],
    ['no campaign', { isNextPayoutNoticeDismissed: true, isReviewCampaign: false }, []],
    ['feedback dismissed', { isNextPayoutNoticeDismissed: true, isFeedbackDismissed: true }, []],
    ['restricted', { restrictions: 'schedule_restricted' }, ['feedback']],
    ['waiting', { hasCompletedWaitingPeriod: false }, ['feedback']],
    ['no account', { hasAccount: false }, ['feedback']],
    ['by hand', { interval: 'manual' }, ['feedback']],
    ['the bank sent money back', { isAnyBankErrored: true }, ['payout_failed']],
    ['the same without a way to mend it', { isAnyBankErrored: true, hasAccountLink: false }, ['feedback']],
  ])('%s', (_, over, expected) => {
    expect(payoutListNotices({ ...listed, ...over })).toEqual(expected);
  });
});

test.each([
  ['daily', true],
  ['weekly', true],
  ['monthly', true],
  ['manual', false],
  [undefined, false],
])('%s is shown as a schedule: %s', (interval, shown) => {
  expect(isScheduled(interval)).toBe(shown);
});
