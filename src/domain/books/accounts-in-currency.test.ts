import { expect, test } from 'vitest';
import { currency } from '../shared/money.ts';
import { accountsIn, everyAccounts } from './accounts-in-currency.ts';
import { type BookSettings, usualSettings } from './chart-of-accounts.ts';

const [eur, jpy, usd] = [currency('eur'), currency('jpy'), currency('usd')];
const usual = usualSettings('generic');
const line = (code: string) => ({ code, name: `Own ${code}`, tax_code: 'T' });
const settings: BookSettings = {
  ...usual,
  currency_accounts: [
    { ...line('1151'), currency: eur, account: 'clearing' },
    { ...line('1101'), currency: eur, account: 'bank' },
    { ...line('1152'), currency: jpy, account: 'clearing' },
  ],
};

test('a currency is booked on its own accounts, and on those of all where it has none', () => {
  expect(accountsIn(settings, eur)).toEqual({
    ...usual.accounts,
    clearing: line('1151'),
    bank: line('1101'),
  });
  expect(accountsIn(settings, jpy)).toEqual({ ...usual.accounts, clearing: line('1152') });
  expect(accountsIn(settings, usd)).toEqual(usual.accounts);
});

test('a chart is put together once for each currency', () => {
  expect(accountsIn(settings, eur)).toBe(accountsIn(settings, eur));
  expect(accountsIn(usual, eur)).toBe(usual.accounts);
});

test('a chart that was changed is another one', () => {
  const changed = { ...settings, currency_accounts: [] };
  expect(accountsIn(changed, eur).clearing).toEqual(usual.accounts.clearing);
});

test('every account that something may be booked on is known', () => {
  const codes = everyAccounts(settings).map(({ clearing }) => clearing.code);
  expect(codes).toEqual(['1150', '1151', '1152']);
});
