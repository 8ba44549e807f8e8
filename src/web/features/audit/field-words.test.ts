import { beforeEach, expect, test } from 'vitest';
import { aPageSettings, givePageSettings } from '#tests/factories/page-settings.ts';
import { fieldLabel, fieldValue } from './field-words.ts';

beforeEach(() => givePageSettings({ store: { ...aPageSettings().store, timezone: 'America/New_York' } }));

test.each([
  ['amount_refunded', 'Refunded in all'],
  ['is_manual_capture_enabled', 'Charge later'],
  ['something_nobody_named', 'Something nobody named'],
])('%s is called "%s"', (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});

test.each([
  ['amount', 1234, { currency: 'usd' }, '$12.34 USD'],
  ['amount_captured', 1234, { currency: 'jpy' }, '¥1,234 JPY'],
  ['fee', 0, { currency: 'eur' }, '€0.00 EUR'],
  // An amount whose currency nobody wrote down is no amount of money.
  ['amount', 1234, {}, '1234'],
  ['amount', 1234, { currency: '' }, '1234'],
  ['amount_refunded', null, { currency: 'usd' }, 'Nothing'],
  ['submission_count', 1, { currency: 'usd' }, '1'],
  ['currency', 'usd', {}, 'USD'],
  ['country', 'JP', {}, 'Japan'],
  ['entries', ['usd', 'eur'], {}, 'USD, EUR'],
  ['entries', [], {}, 'Nothing'],
  ['enabled_payment_method_ids', ['card', 'klarna'], {}, 'Credit / debit card, Klarna'],
  ['payment_request_enabled_locations', ['product', 'cart'], {}, 'Product, Cart'],
  ['advanced_fraud_protection_settings', [{ key: 'avs_verification' }], {}, 'Avs verification'],
  ['is_live', true, {}, 'Yes'],
  ['is_live', false, {}, 'No'],
  ['is_saved_cards_enabled', false, {}, 'Off'],
  ['device', 'Chrome（Linux）', {}, 'Chrome on Linux'],
  ['status', 'requires_capture', {}, 'Requires capture'],
  ['status', 'warning_needs_response', {}, 'Inquiry: Needs response'],
  ['code', 'refund_exceeds_charge', {}, 'Refund exceeds charge'],
  ['refund', 're_1Abc', {}, 're_1Abc'],
  ['until', '2026-11-18 02:30:00', {}, 'Nov 17, 2026, 21:30'],
  ['name', 'Müller & Co', {}, 'Müller & Co'],
  [
    'account_business_support_address',
    { line1: '1 High St', line2: '', country: 'US' },
    {},
    'Line1: 1 High St, Country: United States',
  ],
  ['details', { amount: 500, currency: 'usd', reason: null }, {}, 'Amount: $5.00 USD, Currency: USD'],
])('%s %j beside %j reads "%s"', (name, value, beside, words) => {
  expect(fieldValue(name, value, beside)).toBe(words);
});
