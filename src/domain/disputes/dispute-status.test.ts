import { describe, expect, test } from 'vitest';
import {
  allowsRefund,
  canBeAccepted,
  DISPUTE_STATUSES,
  DISPUTE_TRANSITIONS,
  isAwaitingResponse,
  isInquiry,
  isUnderReview,
} from './dispute-status.ts';
import { disputeStatusLabel } from './dispute-status-copy.ts';

const those = (rule: (status: (typeof DISPUTE_STATUSES)[number]) => boolean) => DISPUTE_STATUSES.filter(rule);

describe('what a dispute status allows', () => {
  test('three statuses are inquiries', () => {
    expect(those(isInquiry)).toEqual(['warning_needs_response', 'warning_under_review', 'warning_closed']);
  });
  test('two await the merchant', () => {
    expect(those(isAwaitingResponse)).toEqual(['warning_needs_response', 'needs_response']);
  });
  test('two are with the bank', () => {
    expect(those(isUnderReview)).toEqual(['warning_under_review', 'under_review']);
  });
  test('only a claim can be accepted', () => {
    expect(those(canBeAccepted)).toEqual(['needs_response']);
  });
  test('a charge is refundable during an open question and after a win', () => {
    expect(those(allowsRefund)).toEqual(['warning_needs_response', 'won']);
  });
});

test('each status has its own words, and inquiries say that they are', () => {
  expect(new Set(Object.values(disputeStatusLabel)).size).toBe(DISPUTE_STATUSES.length);
  expect(DISPUTE_STATUSES.filter((status) => disputeStatusLabel[status].startsWith('Inquiry: '))).toEqual(
    those(isInquiry),
  );
});

test('what is final leads nowhere, and an inquiry never wins or loses at once', () => {
  const final = DISPUTE_STATUSES.filter((status) => DISPUTE_TRANSITIONS[status].length === 0);
  expect(final).toEqual(['warning_closed', 'charge_refunded', 'won', 'lost']);
  for (const status of those(isInquiry)) {
    expect(DISPUTE_TRANSITIONS[status]).not.toContain('won');
    expect(DISPUTE_TRANSITIONS[status]).not.toContain('lost');
  }
});
