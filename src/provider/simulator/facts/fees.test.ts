import { describe, expect, test } from 'vitest';
import { type FeeQuestion, feeOf } from './fees.ts';

const ask = (over: Partial<FeeQuestion>) =>
  feeOf({
    amount: 10_000,
    currency: 'usd',
    base: { rate: 290, fixed: 30 },
    isInternational: false,
    isConverted: false,
    isSubscription: false,
    isTapToPay: false,
    discountPercent: 0,
    ...over,
  });

describe('feeOf', () => {
  test.each<[string, Partial<FeeQuestion>, number]>([
    ['2.9 % and 30 cents', {}, 320],
    ['half a cent goes up', { amount: 50, base: { rate: 100, fixed: 0 } }, 1],
    ['less than half a cent goes down', { amount: 49, base: { rate: 100, fixed: 0 } }, 0],
    ['1.5 % more from abroad', { isInternational: true }, 470],
    ['1 % more for an exchange', { isConverted: true }, 420],
    ['abroad and exchanged', { isInternational: true, isConverted: true }, 570],
    ['0.7 % more for a subscription', { isSubscription: true }, 390],
    ['ten cents more for Tap to Pay', { isTapToPay: true, base: { rate: 260, fixed: 10 } }, 280],
    ['half off the base and the international fee', { isInternational: true, discountPercent: 50 }, 235],
    ['an exchange is not discounted', { isConverted: true, discountPercent: 50 }, 260],
    ['in yen the fixed part is in yen', { currency: 'jpy' }, 335],
    ['in dinars in their thousandths', { currency: 'kwd' }, 380],
    ['just below its cap', { amount: 62_374, base: { rate: 80, fixed: 0, cap: 500 } }, 499],
    ['at its cap', { amount: 62_500, base: { rate: 80, fixed: 0, cap: 500 } }, 500],
    ['far above its cap', { amount: 9_999_999, base: { rate: 80, fixed: 0, cap: 500 } }, 500],
    ['never more than the sale', { amount: 20 }, 20],
    ['nothing for what is free', { base: { rate: 0, fixed: 0 } }, 0],
  ])('%s', (_, over, fees) => {
    expect(ask(over).fees).toBe(fees);
  });

  test('the history adds up to the rate that was charged', () => {
    const { history } = ask({
      isInternational: true,
      isConverted: true,
      isSubscription: true,
      discountPercent: 50,
    });
    expect(history.map(({ type, additional_type }) => additional_type ?? type)).toEqual([
      'base',
      'international',
      'fx',
      'wcpay-subscription',
      'discount',
    ]);
    expect(history.reduce((sum, { rate }) => sum + rate, 0)).toBe(290 + 150 + 100 + 70 - 220);
  });

  test('a capped fee says so, and nothing else is added to it', () => {
    const { history } = ask({
      amount: 1_000_000,
      base: { rate: 80, fixed: 30, cap: 600 },
      isConverted: true,
    });
    expect(history).toEqual([{ type: 'base', rate: 80, fixed: 600, capped: true }]);
  });
});
