import { expect, test } from 'vitest';
import { currency, minor } from '../../shared/money.ts';
import { calendarDate } from '../../shared/time.ts';
import type { BookEntry } from '../book-entry.ts';
import { type BookSettings, type ChartLine, usualSettings } from '../chart-of-accounts.ts';
import { beancountFile, hledgerFile } from './plain-text-files.ts';

const about = (over: Readonly<Record<string, ChartLine>> = {}, store = 'A shop') => {
  const usual = usualSettings('generic');
  const settings: BookSettings = { ...usual, accounts: { ...usual.accounts, ...over } };
  return { settings, from: calendarDate('2026-03-01'), to: calendarDate('2026-03-31'), store };
};
const anAccount = (code: string, name: string): ChartLine => ({ code, name, tax_code: '' });
const rows = (text: string, start: string): readonly string[] =>
  text.split('\n').flatMap((row) => (row.includes(start) ? [row.slice(row.indexOf(start))] : []));
const FILES = [
  ['beancount', beancountFile, 'open '],
  ['hledger', hledgerFile, 'account '],
] as const;

test.each(FILES)('%s is told of an account once, though costs share it', (_, file, declared) => {
  const fees = anAccount('6310', 'Fees');
  const all = rows(file.head(about({ processing_fees: fees, payout_fees: fees })), declared);
  expect(all.filter((row) => row.endsWith(':6310-Fees'))).toHaveLength(1);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['1150', 'Payments clearing', 'Assets:1150-Payments-clearing'],
  ['1150', 'Gebühren & Co.', 'Assets:1150-Gebühren-Co'],
  ['現金', '決済', 'Assets:A-現金-決済'],
  ['١١٥٠', 'تسوية', 'Assets:١١٥٠-تسوية'],
  ['a1', 'small', 'Assets:A-a1-small'],
])('the account %s %s is called %s', (code, name, called) => {
  for (const [, file, declared] of FILES)
    expect(rows(file.head(about({ clearing: anAccount(code, name) })), declared)[0]).toBe(
      `${declared}${called}`,
    );
});

test('every currency that moved is declared, with as many decimals as it has', () => {
  const totals = (['bhd', 'eur', 'jpy'] as const).map((code) => ({
    ...{ currency: currency(code), account: 'clearing' as const, amount: minor(1000) },
  }));
  expect(rows(hledgerFile.foot(totals, about()), 'commodity')).toEqual([
    ...['commodity 1000.000 BHD', 'commodity 1000.00 EUR', 'commodity 1000. JPY'],
  ]);
  expect(rows(beancountFile.foot(totals, about()), '2026')).toEqual([
    ...['2026-03-01 commodity BHD', '2026-03-01 commodity EUR', '2026-03-01 commodity JPY'],
  ]);
});

test.each([
  ['A shop', 'A shop'],
  ['One | two; "three"', 'One two three'],
  ['', 'Store'],
])('hledger is told of the payee of its entries: %s', (store, payee) => {
  const entry: BookEntry = {
    ...{ id: 'txn_1', day: calendarDate('2026-03-05'), currency: currency('eur'), kind: 'sale', count: 1 },
    ...{ lines: [], transaction: 'txn_1', payment: null, order: null, payout: null, late_of: null },
  };
  expect(rows(hledgerFile.head(about({}, store)), 'payee ')).toEqual([`payee ${payee}`]);
  expect(hledgerFile.entry(entry, about({}, store))).toBe(
    `\n2026-03-05 * (txn_1) ${payee} | Payment txn_1\n`,
  );
});
