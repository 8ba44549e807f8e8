import { describe, expect, test } from 'vitest';
import { klarnaCategoryLabel, type Method, methodRows } from './method-rows.ts';

const payer = { name: 'Ada Lovelace', email: 'ada@example.com' };
const rows = (method: Method) =>
  methodRows(method, 'pm_1', payer).map(({ field, value }) => [field, value] as const);
const OWNER = [
  ['id', 'pm_1'],
  ['owner', 'Ada Lovelace'],
  ['email', 'ada@example.com'],
  ['address', null],
] as const;
const card = {
  last4: '4242',
  fingerprint: 'fp_1',
  exp_month: 8,
  exp_year: 2029,
  funding: 'credit',
  network: 'visa',
  brand: 'visa',
  country: 'DE',
};
const CARD = [
  ['number', '•••• 4242'],
  ['fingerprint', 'fp_1'],
  ['expires', '08 / 2029'],
  ['type', 'Visa credit card'],
  ['origin', 'DE'],
] as const;

describe('the rows of a way to pay', () => {
  test('a card, with what its bank checked', () => {
    const checks = { cvc_check: 'pass', address_line1_check: null, address_postal_code_check: 'fail' };
    expect(rows({ type: 'card', identifier: '4242', card: { ...card, checks } })).toEqual([
      ...CARD,
      ...OWNER,
      ['cvc_check', 'pass'],
      ['line1_check', null],
      ['postal_code_check', 'fail'],
    ]);
  });

  test('a card at a reader, without checks', () => {
    expect(rows({ type: 'card_present', identifier: '4242', card_present: card })).toEqual([
      ...CARD,
      ...OWNER,
    ]);
  });

  test.each([
    ['debit', 'Visa debit card'],
    ['prepaid', 'Visa prepaid card'],
    ['unknown', 'Visa card'],
    ['toString', 'Visa card'],
  ])('a %s card', (funding, words) => {
    const found = rows({ type: 'card', identifier: null, card: { ...card, funding } });
    expect(found.find(([field]) => field === 'type')?.[1]).toBe(words);
  });

  test.each<[string, object, readonly (readonly [string, string | null])[]]>([
    [
      'au_becs_debit',
      { bsb_number: '000000', last4: '3456', fingerprint: 'fp' },
      [
        ['number', '•••• 3456'],
        ['fingerprint', 'fp'],
        ['bsb_number', '000000'],
      ],
    ],
    [
      'bancontact',
      { bank_name: 'KBC', bic: 'KRED', verified_name: 'Ada' },
      [
        ['bank', 'KBC'],
        ['bic', 'KRED'],
        ['verified_name', 'Ada'],
      ],
    ],
    [
      'eps',
      { bank: 'erste', verified_name: null },
      [
        ['bank', 'erste'],
        ['verified_name', null],
      ],
    ],
    [
      'giropay',
      { bank_name: 'Sparkasse', bic: '' },
      [
        ['bank', 'Sparkasse'],
        ['bic', null],
      ],
    ],
    [
      'ideal',
      { bank: 'ing', bic: 'INGB', country: 'NL', iban_last4: '1234', verified_name: 'Ada' },
      [
        ['origin', 'NL'],
        ['bank', 'ing'],
        ['bic', 'INGB'],
        ['iban', '•••• 1234'],
        ['verified_name', 'Ada'],
      ],
    ],
    [
      'klarna',
      { payment_method_category: 'pay_later', preferred_locale: 'de-DE' },
      [
        ['category', 'pay_later'],
        ['locale', 'de-DE'],
      ],
    ],
    [
      'p24',
      { bank: 'mbank', reference: 'P24-1', verified_name: 'Ada' },
      [
        ['bank', 'mbank'],
        ['reference', 'P24-1'],
        ['verified_name', 'Ada'],
      ],
    ],
    [
      'sepa_debit',
      { last4: '6789', fingerprint: 'fp', country: 'FR' },
      [
        ['number', '•••• 6789'],
        ['fingerprint', 'fp'],
        ['origin', 'FR'],
      ],
    ],
    [
      'sofort',
      { bank_code: '1', bank_name: 'B', bic: 'C', country: 'AT', iban_last4: '9', verified_name: 'Ada' },
      [
        ['origin', 'AT'],
        ['bank_code', '1'],
        ['bank', 'B'],
        ['bic', 'C'],
        ['iban', '•••• 9'],
        ['verified_name', 'Ada'],
      ],
    ],
  ])('%s', (type, details, expected) => {
    expect(rows({ type, identifier: null, [type]: details })).toEqual([...expected, ...OWNER]);
  });

  test.each([
    'affirm',
    'alipay',
    'afterpay_clearpay',
    'grabpay',
    'multibanco',
    'wechat_pay',
    'link',
    'newer_than_us',
  ])('%s tells only who paid', (type) => {
    expect(rows({ type, identifier: null })).toEqual(OWNER);
  });

  test('what nobody knows stays as a row without a value', () => {
    expect(methodRows({ type: 'ideal', identifier: null }, null, { name: '', email: null })).toEqual(
      ['origin', 'bank', 'bic', 'iban', 'verified_name', 'id', 'owner', 'email', 'address'].map((field) => ({
        field,
        value: null,
      })),
    );
  });
});

test('the four plans of Klarna read as words, and so does one that is new', () => {
  expect(
    ['pay_later', 'pay_now', 'pay_with_financing', 'pay_in_installments', 'pay_some_day'].map(
      klarnaCategoryLabel,
    ),
  ).toEqual(['Pay later', 'Pay now', 'Pay with financing', 'Pay in installments', 'Pay some day']);
});
