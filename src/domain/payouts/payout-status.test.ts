import { expect, test } from 'vitest';
import { payoutFilterLabel } from './payout-filter-label-copy.ts';
import { PAYOUT_STATUSES, type PayoutStatus, payoutStatusLabel, summedStatuses } from './payout-status.ts';

test.each<[PayoutStatus, string, string, string]>([
  ['pending', 'Pending', 'Pending', 'Pending'],
  ['in_transit', 'In transit', 'In transit', 'In transit'],
  ['paid', 'Completed (paid)', 'Completed (deducted)', 'Completed'],
  ['failed', 'Failed', 'Failed', 'Failed'],
  ['canceled', 'Canceled', 'Canceled', 'Canceled'],
])('%s is %s, of a withdrawal %s, in the filter %s', (status, payout, withdrawal, filter) => {
  expect(payoutStatusLabel(status, 'deposit')).toBe(payout);
  expect(payoutStatusLabel(status, 'withdrawal')).toBe(withdrawal);
  expect(payoutStatusLabel(status, null)).toBe(payout);
  expect(payoutFilterLabel[status]).toBe(filter);
});

test('what failed or was canceled is summed only where it is asked for', () => {
  const usual = ['pending', 'in_transit', 'paid'];
  expect(summedStatuses(undefined)).toEqual(usual);
  for (const status of ['pending', 'in_transit', 'paid'] as const)
    expect(summedStatuses(status)).toEqual(usual);
  expect(summedStatuses('failed')).toEqual([...usual, 'failed']);
  expect(summedStatuses('canceled')).toEqual([...usual, 'canceled']);
  expect(PAYOUT_STATUSES).toHaveLength(5);
});
