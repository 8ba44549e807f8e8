import { expect, test } from 'vitest';
import { appError } from '#contract/kit/errors.ts';
import { isPassing } from './query-client.ts';

test.each([
  [appError('network_unreachable'), true],
  [appError('wcpay_unavailable', { retry_after_s: 1 }), true],
  [appError('provider_unavailable'), true],
  [appError('network_timeout'), false],
  [appError('wcpay_server_error'), false],
  [appError('rest_no_route'), false],
  [new TypeError('a bug'), false],
])('%s is tried again by itself: %s', (error, again) => {
  expect(isPassing(error)).toBe(again);
});
