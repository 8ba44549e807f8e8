import { assert } from './assert.ts';
import type { Brand } from './brand.ts';

/** Whole minor units: cents for usd, yen for jpy. Never a fraction, never a float. */
export type Minor = Brand<number, 'Minor'>;
export type Currency = Brand<string, 'Currency'>;
export type Money = Readonly<{ amount: Minor; currency: Currency }>;

export const ZERO_DECIMAL_CURRENCIES = [
  'bif',
  'clp',
  'djf',
  'gnf',
  'jpy',
  'kmf',
  'krw',
  'mga',
  'pyg',
  'rwf',
  'vnd',
  'vuv',
  'xaf',
  'xof',
  'xpf',
] as const;
const ZERO_DECIMAL: ReadonlySet<string> = new Set(ZERO_DECIMAL_CURRENCIES);
export const THREE_DECIMAL_CURRENCIES = ['bhd', 'jod', 'kwd', 'omr', 'tnd'] as const;
const THREE_DECIMAL: ReadonlySet<string> = new Set(THREE_DECIMAL_CURRENCIES);

export const minor = (amount: number): Minor => {
  assert(Number.isSafeInteger(amount), `${amount} is a whole number of minor units`);
  return amount as Minor;
};

export const isCurrency = (code: string): code is Currency => /^[a-z]{3}$/.test(code);

/** Lower case inside, however it came. */
export const currency = (code: string): Currency => {
  const lower = code.toLowerCase();
  assert(isCurrency(lower), `${code} is an ISO 4217 code`);
  return lower;
};

export const money = (amount: number, code: string): Money => ({
  amount: minor(amount),
  currency: currency(code),
});

export const negate = ({ amount, currency: code }: Money): Money => ({
  amount: minor(amount === 0 ? 0 : -amount),
  currency: code,
});

export const decimalsOf = (code: string): 0 | 2 | 3 =>
  ZERO_DECIMAL.has(code) ? 0 : THREE_DECIMAL.has(code) ? 3 : 2;
