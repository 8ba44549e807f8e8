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
    // 14 and 19 digits are the shortest and the longest there are.
    ['36227206271667', '•••• 1667'],
    ['6304000000000000000', '•••• 0000'],
    ['Card 4242424242424242, exp. 12/40.', 'Card •••• 4242, exp. 12/40.'],
    ['card:4242424242424242x', 'card:•••• 4242x'],
    ['Order 1201 4242 4242 4242 4242 of 2026', 'Order 1201 •••• 4242 of 2026'],
    ['4242424242424242 4000000000000002', '•••• 4242 •••• 0002'],
    ['4242424242424242\n5555 5555 5555 4444', '•••• 4242\n•••• 4444'],
    // Whatever stands between its groups.
    ['4242.4242.4242.4242', '•••• 4242'],
    ['4242/4242/4242/4242', '•••• 4242'],
    ['4242\t4242\t4242\t4242', '•••• 4242'],
    ['4242 4242\n4242 4242', '•••• 4242'],
    ['Orders:\n4242424242424242\n4001', 'Orders:\n•••• 4242\n4001'],
    ['4242 4242 4242 4242\r\n4001\r\n4002', '•••• 4242\r\n4001\r\n4002'],
    ['4242_4242_4242_4242', '•••• 4242'],
    ['4242 - 4242 - 4242 - 4242', '•••• 4242'],
    ['4242\u30004242\u20034242\u20284242', '•••• 4242'],
    ['4242\u20144242\u22124242\uff0d4242', '•••• 4242'],
    ['4242\u200b4242\u00ad4242\ufeff4242', '•••• 4242'],
    ['3782/822463/10005', '•••• 0005'],
    ['4.2.4.2.4.2.4.2.4.2.4.2.4.2.4.2', '•••• 4242'],
    ['6304/0000/0000/0000/000', '•••• 0000'],
    // Digits of other scripts: wide, Arabic, Devanagari, Thai, and letters of mathematics.
    ['４２４２ ４２４２ ４２４２ ４２４２', '•••• 4242'],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '•••• 4242'],
    ['४२४२-४२४२-४२४२-४२४२', '•••• 4242'],
    ['๔๒๔๒๔๒๔๒๔๒๔๒๔๒๔๒', '•••• 4242'],
    ['𝟒𝟐𝟜𝟚𝟺𝟸𝟰𝟮 4242 4242', '•••• 4242'],
    // What proves that the card is at hand is nobody's either.
    ['4242424242424242123', '•••• 4242'],
    ['42424242424242421228', '•••• 4242'],
    ['424242424242424212/28', '•••• 4242'],
    ['42424242424242421228123', '•••• 4242'],
    ['42424242424242421231228 ok', '•••• 4242 ok'],
    ['4242 4242 4242 4242123', '•••• 4242'],
    ['4242 4242 4242 4242 123', '•••• 4242'],
    ['4242 4242 4242 4242 12/28 123, thanks', '•••• 4242, thanks'],
    ['3782822463100051234', '•••• 0005'],
    ['4242424242424242123 4000000000000002', '•••• 4242 •••• 0002'],
    ['4242424242424242 4000 0000 0000 0002', '•••• 4242 •••• 0002'],
    ['4242424242424242 4242 4242 4242', '•••• 4242 4242 4242 4242'],
    ['DE89 3704 0044 0532 0130 00 4242424242424242', 'DE89 3704 0044 0532 0130 00 •••• 4242'],
    ['+1 415 555 0132 4242 4242 4242 4242', '+1 415 555 0132 •••• 4242'],
    ['4242424242424242 2026', '•••• 4242 2026'],
    ['2221000000000009', '•••• 0009'],
    ['2720999999999996', '•••• 9996'],
    ['3566002020360505', '•••• 0505'],
    ['2200000000000004', '•••• 0004'],
    // A mask of somebody else's, with a number behind it that is none of it.
    ['•••• 4242424242424242', '•••• •••• 4242'],
    ['•••• 42424 242424242 42', '•••• •••• 4242'],
    ['4242424242424242@example.com', '•••• 4242@example.com'],
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
    'Call +44 20 7946 0018',
    '2026-11-16 22:50:00',
    '0000000000000000',
    '•••• 4242',
    '•••• 4242 4242 4242 4242',
    // They pass the check, and nobody gives such cards out: below and above a range, and too long.
    '2220990000000002',
    '2721000000000004',
    '424242424242424',
    '37828224631000500',
    // Barcodes of Japan, China and Germany, which have thirteen digits and pass the check; once there were such cards.
    '4901234567894',
    '6901234567892',
    '4222222222222',
    '6304 0000 0000 0',
    // Orders, one on each line.
    '4242\n4242\n4242\n4242',
    '4242\r\n4242\r\n4242\r\n4242',
    '- 4242\n- 4242\n- 4242\n- 4242',
    '42424242\n42424242',
    '4242\u20284242\u20294242\n4242',
    // Parcels: the post of America, Germany, Canada, FedEx, UPS, and what stands on a pallet.
    '9400 1000 0000 0000 0000 00',
    '9205590164917312751089',
    '420902109400110200881234567890',
    '00340434161094015902',
    '7023210039414605',
    '986578788855',
    '61299998820821141811',
    '1Z999AA10123456784',
    '(00) 0 0614141 123456789 0',
    // Accounts of banks, of which the British one holds fourteen digits that pass the check.
    'DE89370400440532013000',
    'GB19 NWBK 6016 1331 9268 05',
    'IBAN: NL91 ABNA 0417 1643 00, thanks',
    'ES91 2100 0418 4502 0005 1332',
    'fr14 2004 1010 0505 0001 3m02 606',
    // Telephones.
    '+49 30 1234567 86',
    '+4242424242422',
    '415-555-0116 / 212-555-0116',
    '415-555-0116\n212-555-0116',
    // The number of a telephone itself, a book, a bill, two days, an amount, a place.
    '490154203237518',
    '356938035643809',
    '978-3-16-148410-0',
    'Invoice 2026-11-000123456789',
    '2026/11/16 - 2026/12/24',
    '16.11.2026 22.50.00.123',
    '4.500.000.000.500',
    '52.520008, 13.404954',
    'Orders 4001, 4002, 4003 and 4004',
    // Other digits follow that are neither a day nor a check.
    '42424242424242421',
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
