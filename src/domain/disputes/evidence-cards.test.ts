import { expect, test } from 'vitest';
import { maskEvidence } from './evidence-cards.ts';

test('every word of an answer is kept without card numbers, and a tracking number as it is', () => {
  expect(
    maskEvidence({
      uncategorized_text: 'Paid with 4242 4242 4242 4242',
      billing_address: '1 Mill Lane',
      receipt: 'file_4242',
      shipping_tracking_number: '4242424242424242',
    }),
  ).toEqual({
    uncategorized_text: 'Paid with •••• 4242',
    billing_address: '1 Mill Lane',
    receipt: 'file_4242',
    shipping_tracking_number: '4242424242424242',
  });
});
