import { expect, test } from 'vitest';
import { disputeReasonLabel } from './dispute-reason.ts';
import { DISPUTE_REASONS } from './dispute-status.ts';

test('a reason reads as its words, and unauthorized where the key says fraudulent', () => {
  expect(disputeReasonLabel('fraudulent')).toBe('Transaction unauthorized');
  expect(disputeReasonLabel('product_not_received')).toBe('Product not received');
  expect(disputeReasonLabel('general')).toBe('General');
});

test('every reason has a name of its own without underscores', () => {
  const labels = DISPUTE_REASONS.map(disputeReasonLabel);
  expect(new Set(labels).size).toBe(DISPUTE_REASONS.length);
  expect(labels.join('')).not.toContain('_');
});
