import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCardNumber, maskCardNumbers } from './card-numbers.ts';

describe('a card number somebody wrote', () => {
  test.each([
    ['4242424242424242', '•••• 4242'],
    ['4242 4242 4242 4242', '•••• 4242'],
    ['4242-4242-4242-4242', '•••• 4242'],
    ['4242\u00a04242\u20134242\u202f4242', '•••• 4242'],
    ['3782 822463 10005', '•••• 0005'],
    // 13 and 19 digits are the shortest and the longest there are.
    ['4222222222222', '•••• 2222'],
    ['6304000000000000000', '•••• 0000'],
    ['Card 4242424242424242, exp. 12/40.', 'Card •••• 4242, exp. 12/40.'],
    ['card:4242424242424242x', 'card:•••• 4242x'],
    ['Order 1201 4242 4242 4242 4242 of 2026', 'Order 1201 •••• 4242 of 2026'],
    ['4242424242424242 4000000000000002', '•••• 4242 •••• 0002'],
    ['4242424242424242\n5555 5555 5555 4444', '•••• 4242\n•••• 4444'],
  ])('%j is kept as %j', (text, kept) => {
    expect(maskCardNumbers(text)).toBe(kept);
    expect(hasCardNumber(text)).toBe(true);
    expect(maskCardNumbers(kept)).toBe(kept);
  });

  test.each([
    '',
    '4242424242424241',
    // 12 and 20 digits that pass the check.
    '424242424242',
    '42424242424242424242',
    '4242.4242.4242.4242',
    'Call +44 20 7946 0018',
    '2026-11-16 22:50:00',
    '0000000000000000',
    '4242\n4242\n4242\n4242',
    '•••• 4242',
  ])('%j holds none', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
    expect(hasCardNumber(text)).toBe(false);
  });

  test('nothing else of a text changes', () => {
    const words = fc.string().map((text) => text.replaceAll(/[\d \u00a0\u2009\u202f\u2010-\u2013-]/g, ''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(maskCardNumbers(`${before}4242 4242 4242 4242${after}`)).toBe(`${before}•••• 4242${after}`);
      }),
    );
  });

  test('as many digits as an answer may have are looked through', () => {
    expect(hasCardNumber('1 '.repeat(75_000))).toBe(false);
    expect(maskCardNumbers('4242424242424242 '.repeat(8000))).toBe('•••• 4242 '.repeat(8000));
  });
});
