import { describe, expect, test } from 'vitest';
import type { DISPUTE_STATUSES } from '../disputes/dispute-status.ts';
import { cardCheck } from './card-check.ts';
import { cardFailureReason, refundFailureReason } from './failure-reasons.ts';
import { foremostDispute } from './foremost-dispute.ts';
import { missingOrderCase } from './missing-order.ts';

test.each([
  [{ synthetic: false, order: null, refunded: false }, 'investigate'],
  [{ synthetic: false, order: null, refunded: true }, 'refunded'],
  [{ synthetic: false, order: {}, refunded: false }, undefined],
  [{ synthetic: true, order: null, refunded: false }, undefined],
])('the notice about a missing order: %j', (sold, expected) => {
  expect(missingOrderCase(sold)).toBe(expected);
});

test.each([
  ['card_declined', 'The card was declined by the bank'],
  ['expired_card', 'The card has expired'],
  ['incorrect_cvc', 'The security code is incorrect'],
  ['incorrect_number', 'The card number is incorrect'],
  ['incorrect_zip', 'The postal code is incorrect'],
  ['invalid_cvc', 'The security code is invalid'],
  ['invalid_expiry_month', 'The expiration month is invalid'],
  ['invalid_expiry_year', 'The expiration year is invalid'],
  ['invalid_number', 'The card number is invalid'],
  ['processing_error', 'An error occurred while processing the card'],
  ['authentication_required', 'The payment requires authentication'],
  ['insufficient_funds', 'The card has insufficient funds to complete the purchase'],
  ['lost_card', 'The payment was declined'],
  ['toString', 'The payment was declined'],
  [null, 'The payment was declined'],
])('a card failure %s reads %s', (code, words) => {
  expect(cardFailureReason(code)).toBe(words);
});

test('refunds fail for two known reasons; every other is unknown', () => {
  expect(
    ['expired_or_canceled_card', 'lost_or_stolen_card', 'unknown', 'merchant_request', null].map(
      refundFailureReason,
    ),
  ).toEqual(['expired_or_canceled_card', 'lost_or_stolen_card', 'unknown', 'unknown', 'unknown']);
});

test('a check the bank said nothing of was not made', () => {
  expect(
    ['pass', 'fail', 'unavailable', 'unchecked', null, undefined].map((result) => cardCheck(result).label),
  ).toEqual(['Passed', 'Failed', 'Unavailable', 'Not checked', 'Not checked', 'Not checked']);
});

describe('of several disputes', () => {
  const dispute = (status: (typeof DISPUTE_STATUSES)[number], created: number, due_by = 0) => ({
    status,
    created,
    evidence_details: { due_by },
  });
  test.each([
    [
      'the one to answer stands before a newer one that is over',
      [dispute('won', 9), dispute('needs_response', 1)],
      1,
    ],
    [
      'the next deadline first',
      [dispute('needs_response', 1, 50), dispute('warning_needs_response', 2, 40)],
      2,
    ],
    ['what the bank has before what is over', [dispute('lost', 9), dispute('under_review', 1)], 1],
    ['else the newest', [dispute('lost', 1), dispute('won', 2)], 2],
  ])('%s', (_, disputes, created) => {
    expect(foremostDispute(disputes)?.created).toBe(created);
  });
  test('of none, none', () => {
    expect(foremostDispute([])).toBeUndefined();
  });
});
