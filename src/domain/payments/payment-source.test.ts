import { describe, expect, test } from 'vitest';
import { identifierLabel, identifierWords, PAYMENT_SOURCES, sourceWords } from './payment-source.ts';

describe('sourceWords', () => {
  test.each([
    ['visa', 'US', 'Visa', 'VISA'],
    ['mastercard', 'US', 'Mastercard', 'MC'],
    ['afterpay_clearpay', 'US', 'Afterpay', 'AFTERPAY'],
    ['afterpay_clearpay', 'GB', 'Clearpay', 'CLEARPAY'],
    ['some_new_wallet', 'US', 'some new wallet', 'SOME NEW WALLET'],
    ['constructor', 'US', 'constructor', 'CONSTRUCTOR'],
  ])('%s in %s reads %s', (source, country, label, badge) => {
    expect(sourceWords(source, country)).toEqual({ label, badge });
  });

  test('badges stay short enough for their mark', () => {
    for (const source of PAYMENT_SOURCES) expect(sourceWords(source).badge.length).toBeLessThanOrEqual(10);
  });
});

test.each([
  ['4242', '•••• 4242'],
  ['424', '424'],
  ['42424', '42424'],
  ['INGBNL2A', 'INGBNL2A'],
  ['pay_later', 'Pay later'],
  ['rabobank', 'Rabobank'],
  ['ing', 'ING'],
  ['mbank_mtransfer', 'mBank mTransfer'],
  ['arzte_und_apotheker_bank', 'Arzte und Apotheker Bank'],
  ['constructor', 'Constructor'],
  ['pocztowy24', 'Pocztowy24'],
  ['Raiffeisen Bank', 'Raiffeisen Bank'],
  ['', ''],
])('identifier %s shows as %s', (identifier, shown) => {
  expect(identifierLabel(identifier)).toBe(shown);
});

test.each([
  ['4242', '4242'],
  ['pay_in_installments', 'Pay in installments'],
  ['mbank_mtransfer', 'mBank mTransfer'],
])('in a file, identifier %s reads %s', (identifier, written) => {
  expect(identifierWords(identifier)).toBe(written);
});
