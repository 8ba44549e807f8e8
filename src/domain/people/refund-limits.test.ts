import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitsOfRole, limitsWithin, type RefundLimit, refundRoom, writtenLimits } from './refund-limits.ts';

const usd = (refund_most: number | null, refund_day: number | null): RefundLimit => ({
  currency: 'usd',
  refund_most,
  refund_day,
});
const eur = (refund_most: number | null, refund_day: number | null = null): RefundLimit => ({
  currency: 'eur',
  refund_most,
  refund_day,
});
const USD = usd(10_000, 50_000);

describe('room', () => {
  test.each([
    ['one at the limit', 10_000, 0, 'within'],
    ['one above it', 10_001, 0, 'over_one'],
    ['the day full to the cent', 10_000, 40_000, 'within'],
    ['a cent more than the day', 10_000, 40_001, 'over_day'],
    ['nothing left', 1, 50_000, 'over_day'],
  ] as const)('%s', (_, amount, spent, expected) => {
    expect(refundRoom([USD], { amount, currency: 'usd', spent })).toBe(expected);
  });

  test('a currency that nobody thought of has no room; without limits everything has', () => {
    expect(refundRoom([USD], { amount: 1, currency: 'eur', spent: 0 })).toBe('other_currency');
    expect(refundRoom([USD, eur(null)], { amount: 1e9, currency: 'eur', spent: 1e9 })).toBe('within');
    expect(refundRoom([], { amount: 1e9, currency: 'eur', spent: 1e9 })).toBe('within');
  });

  test('null is no limit, zero is nothing', () => {
    const day = [usd(null, 100)];
    expect(refundRoom(day, { amount: 100, currency: 'usd', spent: 0 })).toBe('within');
    expect(refundRoom(day, { amount: 101, currency: 'usd', spent: 0 })).toBe('over_day');
    expect(refundRoom([usd(0, null)], { amount: 1, currency: 'usd', spent: 0 })).toBe('over_one');
  });
});

test('Support starts with limits in the currency of the store, until somebody writes others down', () => {
  expect(limitsOfRole('support', [], 'eur')).toEqual([eur(10_000, 50_000)]);
  expect(limitsOfRole('support', [USD], 'eur')).toEqual([USD]);
});

test.each(['owner', 'manager', 'own:1', undefined])('%s starts without', (role) => {
  expect(limitsOfRole(role, [], 'usd')).toEqual([]);
  expect(limitsOfRole(role, [USD], 'usd')).toEqual([USD]);
});

test.each<[string, string | undefined, RefundLimit[], RefundLimit[]]>([
  ['lines without any limit say nothing', 'own:1', [usd(null, null), eur(null)], []],
  ['of a new role, too', undefined, [usd(null, null)], []],
  ['beside a limit they say that a currency is free', 'own:1', [USD, eur(null)], [USD, eur(null)]],
  ['zero is a limit', 'own:1', [usd(0, null)], [usd(0, null)]],
  ['so is one for the day alone', 'own:1', [usd(null, 1)], [usd(null, 1)]],
  ['Support may be free in one currency', 'support', [usd(null, null)], [usd(null, null)]],
  ['Support without a line starts again', 'support', [], []],
])('written down: %s', (_, role, lines, written) => {
  expect(writtenLimits(role, lines)).toEqual(written);
});

describe('whether these limits are within those', () => {
  test.each<[string, RefundLimit[], RefundLimit[], boolean]>([
    ['no limit gives everything', [], [], true],
    ['no limit gives a limit', [usd(5000, null)], [], true],
    ['a limit does not give no limit', [], [usd(5000, null)], false],
    ['the same', [usd(5000, 20_000)], [usd(5000, 20_000)], true],
    ['less', [usd(4999, 19_999)], [usd(5000, 20_000)], true],
    ['a cent more at once', [usd(5001, 20_000)], [usd(5000, 20_000)], false],
    ['a cent more in a day', [usd(5000, 20_001)], [usd(5000, 20_000)], false],
    ['no limit at once', [usd(null, 20_000)], [usd(5000, 20_000)], false],
    ['no limit for the day', [usd(5000, null)], [usd(5000, 20_000)], false],
    ['one side unlimited on both', [usd(null, 100)], [usd(null, 100)], true],
    ['a currency that is free on both', [usd(1, 1), eur(null)], [usd(1, 1), eur(null)], true],
    ['a currency in which every refund of theirs waits', [usd(1, 1), eur(1)], [usd(1, 1)], false],
    ['only such a one', [eur(1)], [usd(5000, null)], false],
    ['fewer currencies', [usd(1, 1)], [usd(1, 1), eur(1)], true],
  ])('%s', (_, given, held, within) => {
    expect(limitsWithin(given, held)).toBe(within);
  });

  test('then whatever the one may do alone, the other may', () => {
    const side = fc.option(fc.constantFrom(0, 1, 5, 9));
    const limits = fc.uniqueArray(
      fc.record({
        currency: fc.constantFrom('usd', 'eur', 'jpy'),
        refund_most: side,
        refund_day: side,
      }),
      { selector: ({ currency }) => currency, maxLength: 3 },
    );
    const refund = fc.record({
      amount: fc.integer({ min: 1, max: 10 }),
      currency: fc.constantFrom('usd', 'eur', 'jpy'),
      spent: fc.nat(10),
    });
    fc.assert(
      fc.property(limits, limits, refund, (given, held, one) => {
        if (limitsWithin(given, held) && refundRoom(given, one) === 'within')
          expect(refundRoom(held, one)).toBe('within');
      }),
    );
  });
});
