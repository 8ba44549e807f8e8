import { expect, test } from 'vitest';
import { type CaptureEffect, captureEffect, type HeldPayment } from './capture-effect.ts';

const rate = (percentage_rate: number, fixed_rate = 0) => ({ percentage_rate, fixed_rate, currency: 'usd' });
const CARD = { base: rate(0.029, 30), additional: rate(0.015), fx: rate(0.01), discount: [] };
const LIST = {
  country: 'US',
  rates: new Map([
    ['eur', '0.9'],
    ['jpy', '150'],
  ]),
  fees: {
    card: CARD,
    card_present: { ...CARD, base: rate(0.026, 10) },
    klarna: { ...CARD, discount: [{ discount: 0.5 }] },
  },
};
const held = (over: Partial<HeldPayment>): HeldPayment => ({
  amount: 10_000,
  currency: 'usd',
  settlement_currency: 'usd',
  exchange_rate: null,
  method: 'card',
  isInPerson: false,
  cardCountry: 'US',
  ...over,
});

const cases: readonly (readonly [string, Partial<HeldPayment>, CaptureEffect])[] = [
  ['a card from home', {}, { currency: 'usd', gross: 10_000, fee: 320 }],
  ['a card from abroad', { cardCountry: 'DE' }, { currency: 'usd', gross: 10_000, fee: 470 }],
  ['no card', { cardCountry: null }, { currency: 'usd', gross: 10_000, fee: 320 }],
  ['at a reader', { isInPerson: true }, { currency: 'usd', gross: 10_000, fee: 270 }],
  ['at a discount', { method: 'klarna' }, { currency: 'usd', gross: 10_000, fee: 160 }],
  [
    'from another currency',
    { currency: 'jpy', amount: 10_000, exchange_rate: '0.0065' },
    { currency: 'usd', gross: 6500, fee: 284 },
  ],
  [
    'paid out in another currency than the list has, at today’s rate',
    { currency: 'eur', settlement_currency: 'eur' },
    { currency: 'eur', gross: 10_000, fee: 317 },
  ],
  [
    'paid out in one without decimals',
    { currency: 'jpy', settlement_currency: 'jpy' },
    { currency: 'jpy', gross: 10_000, fee: 335 },
  ],
  [
    'paid out in a currency that nobody has a rate for',
    { currency: 'gbp', settlement_currency: 'gbp' },
    { currency: 'gbp', gross: 10_000, fee: undefined },
  ],
  ['a method nobody lists', { method: 'barter' }, { currency: 'usd', gross: 10_000, fee: undefined }],
  ['never more than the sale', { amount: 30 }, { currency: 'usd', gross: 30, fee: 30 }],
  ['a cent more than its fee', { amount: 32 }, { currency: 'usd', gross: 32, fee: 31 }],
];

test.each(cases)('%s', (_, over, expected) => {
  expect(captureEffect(held(over), LIST)).toEqual(expected);
});
