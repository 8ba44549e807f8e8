import { describe, expect, test } from 'vitest';
import { money } from '../shared/money.ts';
import { isConverted } from './currency-conversion.ts';
import { displayedFees } from './displayed-fees.ts';
import { paymentDetailsParameters } from './payment-details-link.ts';

describe('displayedFees', () => {
  test.each([
    ['a charge', { type: 'charge', fees: 88 }, -88],
    ['a refund that returned its fee', { type: 'refund', fees: -30 }, 30],
    ['a row without fees is never minus zero', { type: 'refund', fees: 0 }, 0],
    ['a reader fee', { type: 'card_reader_fee', fees: 1900 }, 1900],
    [
      'a charge that is a reader fee',
      { type: 'charge', fees: 700, metadata: { charge_type: 'card_reader_fee' } },
      700,
    ],
  ] as const)('%s', (_, row, shown) => {
    expect(displayedFees({ ...row, currency: 'usd' })).toEqual(money(shown, 'usd'));
  });
});

test.each([
  ['usd', 'usd', false],
  ['USD', 'usd', false],
  ['eur', 'usd', true],
])('paid in %s, paid out in %s: converted is %s', (customer_currency, currency, expected) => {
  expect(isConverted({ customer_currency, currency })).toBe(expected);
});

describe('paymentDetailsParameters', () => {
  const row = {
    transaction_id: 'txn_1',
    type: 'charge',
    payment_intent_id: 'pi_1',
    charge_id: 'ch_1',
  } as const;

  test.each([
    ['the intent leads', {}, { id: 'pi_1', transaction_type: 'charge' }],
    [
      'without an intent, the charge',
      { payment_intent_id: null },
      { id: 'ch_1', transaction_type: 'charge' },
    ],
    ['a refund keeps its type', { type: 'refund' }, { id: 'pi_1', transaction_type: 'refund' }],
    [
      'a reader-fee charge is a reader fee',
      { metadata: { charge_type: 'card_reader_fee' } },
      { id: 'pi_1', transaction_type: 'card_reader_fee' },
    ],
    [
      'a reader fee without a payment is found by its own id',
      { type: 'card_reader_fee', payment_intent_id: null, charge_id: null },
      { id: 'txn_1', transaction_type: 'card_reader_fee' },
    ],
    [
      'a charge that is a reader fee, without a payment, too',
      { metadata: { charge_type: 'card_reader_fee' }, payment_intent_id: null, charge_id: null },
      { id: 'txn_1', transaction_type: 'card_reader_fee' },
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(paymentDetailsParameters({ ...row, ...change })).toEqual({ transaction_id: 'txn_1', ...expected });
  });

  test.each(['financing_payout', 'financing_paydown', 'charge'] as const)(
    'a %s without a payment leads nowhere',
    (type) => {
      const withoutPayment = { ...row, type, payment_intent_id: null, charge_id: null };
      expect(paymentDetailsParameters(withoutPayment)).toBeUndefined();
    },
  );
});
