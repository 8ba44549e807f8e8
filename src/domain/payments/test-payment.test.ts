import { expect, test } from 'vitest';
import { isTestPayment, TEST_NOTE } from './test-payment.ts';

const charge = (livemode: boolean | undefined, metadata = {}) => ({ livemode, metadata });

test.each([
  ['the provider says it is real', charge(true), false, true, false],
  ['it was real, and a sandbox is connected now', charge(true), false, false, false],
  ['the provider says it is none', charge(false), false, false, true],
  ['it was none, and the account is live now', charge(false), false, true, true],
  ['the provider was not asked, on a live account', charge(undefined), false, true, false],
  ['the provider was not asked, in a sandbox', charge(undefined), false, false, true],
  ['the store was in test mode', charge(true, TEST_NOTE), false, true, true],
  ['somebody noted another mode', charge(true, { payment_mode: 'live' }), false, true, false],
  ['its sandbox was left, and nothing else is kept', undefined, true, true, true],
  ['nothing is kept of it, on a live account', undefined, false, true, false],
  ['nothing is kept of it, in a sandbox', undefined, false, false, true],
] as const)('%s', (_, made, isOfLeftSandbox, isLiveAccount, expected) => {
  expect(isTestPayment({ charge: made, isOfLeftSandbox, isLiveAccount })).toBe(expected);
});
