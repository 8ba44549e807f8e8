import { expect, test } from 'vitest';
import { epochSeconds } from '../shared/time.ts';
import { type ExpectedPayout, expectedItems } from './expected-item.ts';
import { handMatch } from './match-decision.ts';

const legs = (over: Partial<ExpectedPayout> = {}) =>
  expectedItems(
    {
      ...{ id: 'po_1', status: 'paid', amount: 5000, currency: 'usd', arrives: epochSeconds(1_772_668_800) },
      ...{ returned: null, bankAccount: null, bank_reference_key: null },
      ...over,
    },
    'UTC',
  );
const line = (amount: number, currency = 'usd') => ({ amount, currency });

test.each([
  ['to the cent', [line(5000)], [legs()], 0],
  ['less than was sent', [line(4980)], [legs()], -20],
  ['two payouts in one line', [line(7000)], [legs(), legs({ id: 'po_2', amount: 2000 })], 0],
  ['one payout in two lines', [line(3000), line(2000)], [legs()], 0],
  ['a withdrawal', [line(-5000)], [legs({ amount: -5000 })], 0],
  ['the return of one that failed', [line(-5000)], [legs({ status: 'failed' })], 0],
])('%s', (_, lines, payouts, difference) => {
  expect(handMatch(lines, payouts)).toMatchObject({ difference });
});

test.each([
  ['several with several', [line(1), line(2)], [legs(), legs()], 'several_with_several'],
  ['another currency', [line(5000, 'eur')], [legs()], 'other_currency'],
  ['two currencies', [line(5000), line(1, 'eur')], [legs()], 'other_currency'],
  ['money that leaves', [line(-5000)], [legs()], 'other_direction'],
  ['lines against each other', [line(5000), line(-20)], [legs()], 'other_direction'],
  ['one that was called off', [line(5000)], [legs({ status: 'canceled' })], 'other_direction'],
])('%s cannot be', (_, lines, payouts, why) => {
  expect(handMatch(lines, payouts)).toBe(why);
});

test('the leg that fits is taken', () => {
  expect(handMatch([line(-5000)], [legs({ status: 'failed' })])).toMatchObject({
    items: [{ leg: 'return' }],
  });
});
