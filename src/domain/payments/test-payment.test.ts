import { expect, test } from 'vitest';
import { isTestPayment, TEST_NOTE } from './test-payment.ts';

const charge = (livemode: boolean | undefined, metadata = {}) => ({ livemode, metadata });

test.each([
  ['the provider says it is real', charge(true), null, true, false],
  ['it was real, and a sandbox is connected now', charge(true), null, false, false],
  ['the provider says it is none', charge(false), null, false, true],
  ['it was none, and the account is live now', charge(false), null, true, true],
  ['the provider was not asked, on a live account', charge(undefined), null, true, false],
  ['the provider was not asked, in a sandbox', charge(undefined), 'connected', false, true],
  ['the store was in test mode', charge(true, TEST_NOTE), null, true, true],
  ['somebody noted another mode', charge(true, { payment_mode: 'live' }), null, true, false],
  ['its sandbox was left, and nothing else is kept', undefined, 'left', true, true],
  ['nothing is kept of it, on a live account', undefined, null, true, false],
  ['nothing is kept of it, in a sandbox', undefined, 'connected', false, true],
] as const)('%s', (_, made, sandbox, isLiveAccount, expected) => {
  expect(isTestPayment({ charge: made, sandbox, isLiveAccount })).toBe(expected);
});
