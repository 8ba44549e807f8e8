import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { isPassing } from './query-client.ts';

test.each([
  [new AppError('network_unreachable'), true],
  [new AppError('wcpay_unavailable', { retry_after_s: 1 }), true],
  [new AppError('provider_unavailable'), true],
  [new AppError('network_timeout'), false],
  [new AppError('wcpay_server_error'), false],
  [new AppError('rest_no_route'), false],
  [new TypeError('a bug'), false],
])('%s is tried again by itself: %s', (error, again) => {
  expect(isPassing(error)).toBe(again);
});
