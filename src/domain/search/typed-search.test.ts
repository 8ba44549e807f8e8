import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedSearch, SEARCH_LENGTH_MAX } from './typed-search.ts';

describe('ids', () => {
  test.each([
    ['pi_3Abc', 'pi_3Abc'],
    ['  ch_1  ', 'ch_1'],
    ['py_1', 'py_1'],
    ['txn_1', 'txn_1'],
    ['re_1', 're_1'],
    ['pyr_1', 'pyr_1'],
    ['po_1', 'po_1'],
    ['dp_1', 'dp_1'],
    ['du_1', 'du_1'],
    ['flxln_1', 'flxln_1'],
    ['https://payments.example/payments/pi_3Abc?x=1', 'pi_3Abc'],
    ['Payout po_9.', 'po_9'],
  ])('%j is %s and nothing else', (text, id) => {
    expect(readTypedSearch(text)).toMatchObject({ id, amounts: [], words: [] });
    expect(readTypedSearch(text)).not.toHaveProperty('number');
  });

  test.each(['pi', 'pi_', 'edu_1', 'pi_zza@example.com', 'po_box.12@example.com'])('%j is none', (text) => {
    expect(readTypedSearch(text)).not.toHaveProperty('id');
  });
});

describe('numbers', () => {
  test.each([
    ['#10482', '10482'],
    ['order 10482', '10482'],
    ['Order #10482', '10482'],
    ['Subscription #77', '77'],
    ['#A-12', 'A-12'],
  ])('%j is the number %s and nothing else', (text, number) => {
    expect(readTypedSearch(text)).toEqual({ text, number, amounts: [], words: [] });
  });

  test('plain digits may be a number, the end of a card, or an amount', () => {
    expect(readTypedSearch('4242')).toEqual({
      text: '4242',
      number: '4242',
      last4: '4242',
      words: [],
      amounts: [
        { amount: 424_200, decimals: 2 },
        { amount: 4242, decimals: 0 },
        { amount: 4_242_000, decimals: 3 },
      ],
    });
  });

  test.each(['order', 'two words', 'a@b.example', 'a'.repeat(41)])('%j is no number', (text) => {
    const { number } = readTypedSearch(text);
    expect(number === undefined || number === text).toBe(true);
    if (/[\s@]/.test(text) || text.length > 40) expect(number).toBeUndefined();
  });
});

describe('the last digits of a card', () => {
  test.each([
    ['0005', '0005'],
    ['•••• 4242', '4242'],
    ['**** 4242', '4242'],
    ['xxxx-4242', '4242'],
    ['ending in 4242', '4242'],
    ['Visa 4242', '4242'],
  ])('%j', (text, last4) => {
    expect(readTypedSearch(text).last4).toBe(last4);
  });

  test.each(['424', '42424', 'order 4242', '42a2'])('%j are none', (text) => {
    expect(readTypedSearch(text)).not.toHaveProperty('last4');
  });

  test.each([
    ['4242424242424242', '4242'],
    ['4242 4242 4242 4242', '4242'],
    ['3782-822463-10005', '0005'],
  ])('of the card number %j, these alone are left', (text, last4) => {
    expect(readTypedSearch(text)).toMatchObject({ text: last4, last4 });
  });

  test.each(['4242424242424241', '123456789012', '12345678901234567890'])(
    'the digits of %s are no card',
    (text) => {
      expect(readTypedSearch(text).text).toBe(text);
    },
  );

  test('whatever is typed, no card number is left of it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { text } = readTypedSearch(`${before} 4242424242424242 ${after}`);
        expect(text).not.toContain('4242424242424242');
      }),
    );
  });
});

describe('amounts', () => {
  const read = (text: string) =>
    readTypedSearch(text).amounts.map(({ amount, decimals, currency }) =>
      [amount, decimals, ...(currency ? [currency] : [])].join(' '),
    );

  test.each([
    ['129.90', ['12990 2', '129900 3']],
    ['129,9', ['12990 2', '129900 3']],
    ['$129.90', ['12990 2', '129900 3']],
    ['129.90 $', ['12990 2', '129900 3']],
    ['1,299.00', ['129900 2', '1299000 3']],
    ['1.299,00', ['129900 2', '1299000 3']],
    ["1'299.00", ['129900 2', '1299000 3']],
    ['1 299,00', ['129900 2', '1299000 3']],
    ['1,234', ['123400 2', '1234 0', '1234000 3', '1234 3']],
    ['€50', ['5000 2 eur']],
    ['50 EUR', ['5000 2 eur']],
    ['eur50', ['5000 2 eur']],
    ['jpy 5000', ['5000 0 jpy']],
    ['kwd 1.234', ['1234000 3 kwd', '1234 3 kwd']],
    ['¥5000', ['500000 2', '5000 0', '5000000 3']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each(['0', '0.00', '007', '12.3456', '1,23,456', '12.', '-5', 'abc 50', '9999999999999', '1e5'])(
    '%j is none',
    (text) => {
      expect(read(text).filter((reading) => !reading.endsWith('abc'))).toEqual([]);
    },
  );
});

describe('words', () => {
  test.each([
    ['Amara', ['Amara']],
    ['amara  obi', ['amara', 'obi']],
    ['amara@example.com', ['amara@example.com']],
    ['one two three four five', ['one', 'two', 'three', 'four']],
    ['李明', ['李明']],
    ['12345', []],
    ['  ', []],
  ])('%j', (text, words) => {
    expect(readTypedSearch(text).words).toEqual(words);
  });

  test('nothing is longer than what is looked for', () => {
    expect(readTypedSearch('a'.repeat(SEARCH_LENGTH_MAX + 1)).text).toHaveLength(SEARCH_LENGTH_MAX);
  });
});
