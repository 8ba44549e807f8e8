import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/kit/errors.ts';
import { AppError } from '#contract/kit/failure.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { askingAgain, endsKey, isFinal } from './money-request.ts';
import { forgetKey, keyFor } from './request-keys.ts';
import { settleReason } from './settle-failure.ts';

const failed = (code: string, status: number, details: Record<string, unknown> = {}) =>
  new AppError(code as ErrorCode, status, 'The words of the server.', details);
const tooSmall = (extra_details?: unknown) =>
  failed('wcpay_capture_error', 400, { error_type: 'amount_too_small', extra_details });

beforeEach(() => {
  givePageSettings();
  sessionStorage.clear();
});

test.each([
  [failed('wcpay_missing_order', 404), 'The order could not be found.'],
  [
    failed('wcpay_refunded_order_uncapturable', 400),
    'Payment cannot be processed for partially or fully refunded orders.',
  ],
  [
    failed('wcpay_intent_order_mismatch', 409),
    'The payment cannot be processed due to a mismatch with order details.',
  ],
  [failed('wcpay_payment_uncapturable', 409), 'This payment cannot be processed in its current state.'],
  [
    tooSmall({ minimum_amount: 50, currency: 'USD' }),
    'The minimum amount that can be processed is $0.50 USD.',
  ],
  [tooSmall({ minimum_amount: 50, currency: 'jpy' }), 'The minimum amount that can be processed is ¥50 JPY.'],
  [tooSmall(), 'The payment amount is too small to be processed.'],
  [tooSmall({ minimum_amount: 'much' }), 'The payment amount is too small to be processed.'],
  [failed('wcpay_capture_error', 502), 'The payment capture failed to complete.'],
  [failed('wcpay_cancel_error', 502), 'The payment cancellation failed to complete.'],
  [failed('wcpay_server_error', 500), 'An unexpected error occurred. Please try again later.'],
  [failed('something_new', 400), 'Unable to process the payment. Please try again later.'],
  [failed('operation_needs_attention', 409), 'The words of the server.'],
])('%s reads %s', (error, words) => {
  expect(settleReason(error)).toBe(words);
});

describe('what is final', () => {
  test.each([
    ['a clear no', failed('wcpay_payment_uncapturable', 409), true, true],
    ['a mistake of ours', failed('rest_invalid_param', 400), true, true],
    ['still being confirmed', failed('operation_in_progress', 409), false, false],
    ['nobody could confirm it', failed('operation_needs_attention', 409), true, false],
    ['too many requests', failed('rest_too_many_requests', 429), false, false],
    ['signed out', failed('rest_forbidden', 401), false, false],
    ['a server error', failed('wcpay_server_error', 500), false, false],
    ['busy', failed('wcpay_unavailable', 503), false, false],
    ['no network', failed('network_unreachable', 0), false, false],
    ['an answer nobody understands', failed('reply_not_understood', 0), false, false],
    ['no failure of ours', new Error('a bug'), false, false],
  ])('%s', (_, error, final, ends) => {
    expect([isFinal(error), endsKey(error)]).toEqual([final, ends]);
  });

  test('asked again after longer and longer pauses, at least as long as told, and not for ever', () => {
    const unclear = failed('operation_in_progress', 409, { retry_after_s: 5 });
    expect(askingAgain.retryDelay(0, failed('network_unreachable', 0))).toBe(1000);
    expect(askingAgain.retryDelay(0, unclear)).toBe(5000);
    expect(askingAgain.retryDelay(3, unclear)).toBe(8000);
    expect(askingAgain.retryDelay(3, failed('operation_in_progress', 409, { retry_after_s: 900 }))).toBe(
      30_000,
    );
    expect([6, 7].map((failures) => askingAgain.retry(failures, unclear))).toEqual([true, false]);
    expect(askingAgain.retry(0, failed('wcpay_capture_error', 400))).toBe(false);
  });
});

test('a key stays until it is forgotten, also over a reload, and each action has its own', () => {
  const key = keyFor('capture pi_1');
  expect(keyFor('capture pi_1')).toBe(key);
  expect(keyFor('cancel pi_1')).not.toBe(key);
  expect(sessionStorage.getItem('request key: capture pi_1')).toBe(key);
  forgetKey('capture pi_1');
  expect(keyFor('capture pi_1')).not.toBe(key);
});
