import { describe, expect, test } from 'vitest';
import { displayedFee } from './displayed-fee.ts';
import { isWithinLimits } from './method-limits.ts';
import { keptMethods, methodStanding, readCapabilityStatus, requirementLabel } from './method-standing.ts';
import { offeredMethods } from './offered-methods.ts';
import { methodLabel, missingCurrencies, PAYMENT_METHOD_IDS, PAYMENT_METHODS } from './payment-methods.ts';
import { statementProblem, statementVariantProblem } from './statement-text.ts';
import { plainPhone, supportEmailProblem, supportPhoneProblem } from './support-contact.ts';

describe('statement text', () => {
  test.each<[text: string, fits: boolean]>([
    ['Four', false],
    ['Fives', true],
    ['  Four  ', false],
    ['x'.repeat(22), true],
    ['x'.repeat(23), false],
    ['12345', false],
    ['1234a', true],
    ['Shop *', false],
    ['Shop "', false],
    ["Shop '", false],
    ['Shop <', false],
    ['Shop >', false],
  ])('%s', (text, fits) => {
    expect(statementProblem(text) === undefined).toBe(fits);
  });
  test.each([
    ['kanji', 17, true],
    ['kanji', 18, false],
    ['kana', 22, true],
    ['kana', 23, false],
  ] as const)('%s of %i', (variant, length, fits) => {
    expect(statementVariantProblem(variant, '帳'.repeat(length)) === undefined).toBe(fits);
  });
});

describe('support contact', () => {
  test.each([
    ['', '', true],
    ['', 'help@example.com', false],
    ['help@example.com', '', true],
    ['help@example', '', false],
    ['@example.com', '', false],
  ])('e-mail %s after %s', (email, before, fits) => {
    expect(supportEmailProblem(email, before) === undefined).toBe(fits);
  });
  const us = { country: 'US', isSandbox: false };
  test.each([
    ['', '', us, true],
    ['', '+15035550142', us, false],
    ['+1 (503) 555-0142', '', us, true],
    ['5035550142', '', us, false],
    ['+1234567', '', us, false],
    ['+12345678', '', us, true],
    ['+123456789012345', '', us, true],
    ['+1234567890123456', '', us, false],
    ['+05035550142', '', us, false],
    ['+10000000000', '', us, false],
    ['+10000000000', '', { country: 'US', isSandbox: true }, true],
    ['+15035550142', '', { country: 'JP', isSandbox: false }, false],
    ['+81312345678', '', { country: 'JP', isSandbox: false }, true],
  ])('phone %s after %s', (phone, before, account, fits) => {
    expect(supportPhoneProblem(phone, before, account) === undefined).toBe(fits);
  });
  test('a number is kept as it is dialled', () => {
    expect(plainPhone('+1 (503) 555-0142')).toBe('+15035550142');
  });
});

describe('methods', () => {
  const store = {
    soldIn: ['USD'],
    domesticCurrency: 'USD',
    isManualCapture: false,
    isProgressive: false,
  };
  const sellingIn = (...soldIn: string[]) => ({ ...store, soldIn });
  test('every definition names its capability', () => {
    for (const id of PAYMENT_METHOD_IDS) expect(PAYMENT_METHODS[id].stripe_key).toBe(`${id}_payments`);
    expect(methodLabel('afterpay_clearpay', 'GB')).toBe('Clearpay');
    expect(methodLabel('afterpay_clearpay', 'US')).toBe('Afterpay');
  });
  test.each([
    ['card', 'active', store, { isLocked: true, isDimmed: false }],
    ['ideal', 'active', store, { isLocked: false, needsCurrency: ['EUR'] }],
    ['ideal', 'active', sellingIn('USD', 'GBP'), { needsCurrency: ['EUR'] }],
    ['ideal', 'active', sellingIn('USD', 'EUR'), { needsCurrency: undefined }],
    ['ideal', 'active', { ...store, soldIn: ['EUR'] }, { needsCurrency: undefined }],
    ['ideal', 'inactive', store, { isLocked: true }],
    ['ideal', 'pending', store, { isLocked: false }],
    ['ideal', 'active', { ...store, isProgressive: true }, { isLocked: true }],
    ['ideal', 'active', { ...store, isManualCapture: true }, { isDimmed: true }],
    ['link', 'active', { ...store, isManualCapture: true }, { isDimmed: false }],
    ['klarna', 'active', store, { needsDomesticCurrency: undefined }],
    ['klarna', 'active', { ...store, soldIn: ['EUR'] }, { needsDomesticCurrency: 'USD' }],
    ['klarna', 'active', sellingIn('EUR', 'GBP'), { needsDomesticCurrency: 'USD' }],
    ['klarna', 'active', sellingIn('EUR', 'USD'), { needsDomesticCurrency: undefined }],
    ['affirm', 'active', sellingIn('CAD'), { needsCurrency: undefined, needsDomesticCurrency: 'USD' }],
    ['afterpay_clearpay', 'active', sellingIn('GBP'), { needsDomesticCurrency: 'USD' }],
  ] as const)('%s, %s', (id, status, of, expected) => {
    expect(methodStanding(id, status, of)).toMatchObject(expected);
  });
  test.each([
    ['card', ['JPY'], undefined],
    ['ideal', ['USD'], ['EUR']],
    ['ideal', ['USD', 'EUR'], undefined],
    ['p24', ['USD'], ['EUR', 'PLN']],
    ['p24', ['PLN'], undefined],
    ['affirm', ['USD'], undefined],
    ['affirm', ['CAD', 'GBP'], ['USD']],
    ['klarna', ['EUR', 'GBP'], ['USD']],
    ['klarna', ['EUR', 'USD'], undefined],
  ] as const)('for an account in US dollars, %s, sold in %j, lacks %j', (id, soldIn, expected) => {
    expect(missingCurrencies(id, { soldIn, domesticCurrency: 'USD' })).toEqual(expected);
  });
  test('what stays: cards always, others while active, and by hand only what can wait', () => {
    const isActive = (id: string) => id !== 'p24';
    expect(keptMethods(['ideal', 'p24', 'x'], { isManualCapture: false, isActive })).toEqual([
      'card',
      'ideal',
    ]);
    expect(keptMethods(['ideal', 'link'], { isManualCapture: true, isActive })).toEqual(['card', 'link']);
  });
  test('words and states nobody knows', () => {
    expect(requirementLabel('company.tax_id')).toBe('Business Number');
    expect(requirementLabel('toString')).toBe('toString');
    expect(readCapabilityStatus('dancing')).toBe('unrequested');
  });
});

describe('limits and what a customer is offered', () => {
  test.each([
    ['affirm', 4_999, 'usd', 'US', false],
    ['affirm', 5_000, 'usd', 'US', true],
    ['affirm', 3_000_000, 'usd', 'US', true],
    ['affirm', 3_000_001, 'usd', 'US', false],
    ['afterpay_clearpay', 120_000, 'gbp', 'GB', true],
    ['afterpay_clearpay', 120_001, 'gbp', 'GB', false],
    ['klarna', 3_499, 'eur', 'FR', false],
    ['klarna', 3_500, 'eur', 'FR', true],
    ['klarna', 1, 'eur', 'PL', false],
    ['ideal', 1, 'eur', 'NL', true],
  ] as const)('%s of %i %s in %s', (id, amount, currency, country, fits) => {
    expect(isWithinLimits(id, { amount, currency, country })).toBe(fits);
  });

  const sale = {
    enabled: ['klarna', 'ideal', 'link', 'jcb', 'card', 'nonsense'],
    isManualCapture: false,
    accountCountry: 'US',
    domesticCurrency: 'usd',
    amount: 10_000,
    currency: 'usd',
    country: 'US',
  };
  test.each([
    [sale, ['card', 'klarna']],
    [{ ...sale, isManualCapture: true }, ['card']],
    [{ ...sale, currency: 'eur', country: 'NL' }, ['card', 'ideal']],
    [{ ...sale, country: 'GB' }, ['card']],
    [{ ...sale, currency: 'gbp' }, ['card']],
    [{ ...sale, amount: 1_000_001 }, ['card']],
  ])('%o', (asked, offered) => {
    expect(offeredMethods(asked)).toEqual(offered);
  });
});

describe('displayed fee', () => {
  const rate = (percentage_rate: number, fixed_rate = 0) => ({
    percentage_rate,
    fixed_rate,
    currency: 'usd',
  });
  const list = { base: rate(0.029, 30), additional: rate(0.015), fx: rate(0.01), discount: [] };

  test('without a discount: total is everything together', () => {
    const fee = displayedFee(list);
    expect(fee.base).toEqual({ percentage: 0.029, fixed: 30 });
    expect(fee.total.percentage).toBeCloseTo(0.054);
    expect(fee.total.fixed).toBe(30);
  });
  test('a discount takes from base and international, never from conversion', () => {
    const fee = displayedFee({ ...list, discount: [{ discount: 0.5 }] });
    expect(fee.base).toEqual({ percentage: 0.0145, fixed: 15 });
    expect(fee.international?.percentage).toBe(0.0075);
    expect(fee.exchange?.percentage).toBe(0.01);
    expect(fee.total.percentage).toBeCloseTo(0.032);
  });
  test('a discount without a fraction is a price of its own', () => {
    const fee = displayedFee({ ...list, discount: [{ percentage_rate: 0.02, fixed_rate: 10 }] });
    expect(fee.base).toEqual({ percentage: 0.02, fixed: 10 });
    expect(fee.international?.percentage).toBe(0.015);
  });
  test('what costs nothing is not shown', () => {
    expect(displayedFee({ ...list, additional: rate(0), fx: rate(0) })).toMatchObject({
      international: undefined,
      exchange: undefined,
    });
  });
});
