import { expect, test } from 'vitest';
import { currency, minor } from '../../shared/money.ts';
import { calendarDate } from '../../shared/time.ts';
import type { BookAccount } from '../book-account.ts';
import type { BookEntry } from '../book-entry.ts';
import { usualSettings } from '../chart-of-accounts.ts';
import { datevFile, daysOfMonth } from './datev-file.ts';

const about = {
  settings: usualSettings('skr03'),
  from: calendarDate('2026-03-01'),
  to: calendarDate('2026-03-31'),
  store: 'A shop',
};
const anEntry = (lines: Partial<Record<BookAccount, number>>, kind: BookEntry['kind']): BookEntry => ({
  ...{ id: 'txn_1', day: calendarDate('2026-03-05'), currency: currency('eur'), kind, count: 1 },
  lines: Object.entries(lines).map(([account, amount]) => ({
    account: account as BookAccount,
    amount: minor(amount),
  })),
  ...{ transaction: 'txn_1', payment: null, order: null, payout: 'po_1', late_of: null },
});
const pairs = (lines: Partial<Record<BookAccount, number>>, kind: BookEntry['kind'] = 'sale') =>
  datevFile
    .entry(anEntry(lines, kind), about)
    .split('\r\n')
    .filter(Boolean)
    .map((row) => {
      const cells = row.split(';');
      return [cells[0], cells[1], cells[6], cells[7]].join(' ');
    });

test('every line is booked against the clearing', () => {
  expect(pairs({ clearing: 9657, sales: -10_000, processing_fees: 343 })).toEqual([
    '100,00 "H" 8400 1361',
    '3,43 "S" 4970 1361',
  ]);
});

test('also where an entry leaves nothing on it', () => {
  expect(pairs({ in_transit: 9657, sales: -10_000, processing_fees: 343 })).toEqual([
    '96,57 "S" 1360 1361',
    '100,00 "H" 8400 1361',
    '3,43 "S" 4970 1361',
  ]);
});

test('two lines without it stand against each other', () => {
  expect(pairs({ in_transit: -500, bank: 500 })).toEqual(['5,00 "S" 1200 1360']);
});

test('what arrived stands against what was in transit, whatever the bank kept', () => {
  expect(pairs({ in_transit: -500, bank: 480, bank_fees: 20 }, 'arrival')).toEqual([
    '4,80 "S" 1200 1360',
    '0,20 "S" 4974 1360',
  ]);
});

test.each([
  ['eur', 12_345, '123,45'],
  ['eur', 5, '0,05'],
  ['jpy', 12_345, '12345,00'],
  ['jpy', 5, '5,00'],
  ['kwd', 12_345, '12,345'],
])('in %s, %i is written as %s: with two decimals, wherever it loses nothing', (code, amount, figure) => {
  const entry = { ...anEntry({ clearing: amount, sales: -amount }, 'sale'), currency: currency(code) };
  expect(datevFile.entry(entry, about).split(';')[0]).toBe(figure);
});

test.each([
  ['', '""'],
  ['9', '"9"'],
  ['0012', '"0012"'],
  ['Tax Exempt', '""'],
  ['12345', '""'],
])('the tax code %j is the key %s', (tax_code, key) => {
  const sales = { ...about.settings.accounts.sales, tax_code };
  const settings = { ...about.settings, accounts: { ...about.settings.accounts, sales } };
  const row = datevFile.entry(anEntry({ clearing: 100, sales: -100 }, 'sale'), { ...about, settings });
  expect(row.split(';')[8]).toBe(key);
});

test.each([
  ['A shop', 'Zahlungen A shop'],
  ['Müller & Söhne, "GmbH"; No. 1/2', 'Zahlungen Müller Söhne GmbH No'],
  ['花屋', 'Zahlungen'],
])('the batch of %j is called %j', (store, name) => {
  const part = { currency: currency('eur'), from: about.from, to: about.to };
  const facts = datevFile
    .head(part, { ...about, store })
    .split('\r\n')[0]
    ?.split(';');
  expect(facts?.[16]).toBe(`"${name}"`);
});

test.each([
  ['2026-03', '2026-03-10', '2026-05-02', '2026-03-10', '2026-03-31'],
  ['2026-04', '2026-03-10', '2026-05-02', '2026-04-01', '2026-04-30'],
  ['2026-05', '2026-03-10', '2026-05-02', '2026-05-01', '2026-05-02'],
])('%s of %s to %s is %s to %s', (month, from, to, first, last) => {
  expect(daysOfMonth(month, from, to)).toEqual({ from: first, to: last });
});
