import { expect, test } from 'vitest';
import { DAY_S, epochSeconds } from '../shared/time.ts';
import { backSince, hasLeftAgain, isFailureToTell } from './failed-payout.ts';

const at = (day: number, seconds = 0) => epochSeconds(1_772_700_000 + day * DAY_S + seconds);
/** Made on day 0 to arrive on day 2; its bank gave it back on day 3. */
const failed = { currency: 'usd', status: 'failed', created: at(0), date: at(2), returned: at(3) } as const;

test.each([
  ['as the provider tells it', {}, at(3)],
  ['untold, on the day it should have arrived', { returned: null }, at(2)],
  ['untold, and said to arrive before it was made', { returned: null, date: at(-1) }, at(0)],
  ['untold, of one that was called off', { returned: null, status: 'canceled' }, at(0)],
] as const)('the money is back %s', (_, over, expected) => {
  expect(backSince({ ...failed, ...over })).toBe(expected);
});

test.each([
  ['one that was made as it came back', { created: at(3) }, true],
  ['one that was made a second before', { created: at(3, -1) }, false],
  ['one that was made between the failed one and its failure', { created: at(1) }, false],
  ['one that came back, too', { created: at(4), status: 'failed' }, false],
  ['one that was called off', { created: at(4), status: 'canceled' }, false],
  ['one of another currency', { created: at(4), currency: 'eur' }, false],
  ['one on its way', { created: at(4), status: 'in_transit' }, true],
  ['one that waits to be sent', { created: at(4), status: 'pending' }, true],
] as const)('it has left again with %s: %s', (_, over, expected) => {
  expect(hasLeftAgain(failed, [failed, { currency: 'usd', status: 'paid', ...over }])).toBe(expected);
});

const later = { currency: 'usd', status: 'paid', created: at(3) } as const;
test.each([
  ['it just came back', {}, [], 0, true],
  ['fourteen days ago', {}, [], 14 * DAY_S, true],
  ['a second longer', {}, [], 14 * DAY_S + 1, false],
  ['a later one was made before it failed', {}, [{ ...later, created: at(1) }], 0, true],
  ['another took its money', {}, [later], 0, false],
  ['the shop called it off', { status: 'canceled' }, [], 0, false],
  ['it arrived', { status: 'paid', returned: null }, [], 0, false],
] as const)('a failure is told: %s', (_, over, others, after, expected) => {
  expect(isFailureToTell({ ...failed, ...over }, others, epochSeconds(at(3) + after))).toBe(expected);
});
