import { expect, test } from 'vitest';
import { currency, minor } from '../shared/money.ts';
import { type FeeHistoryEntry, taxOnFee } from './fee-rates.ts';

const usd = currency('usd');
const step = (fixed: number, additional_type?: FeeHistoryEntry['additional_type']): FeeHistoryEntry => ({
  ...{ type: additional_type ? 'additional' : 'base', additional_type, percentage_rate: 0 },
  ...{ fixed_rate: minor(fixed), currency: usd },
});
const rates = (...history: FeeHistoryEntry[]) => ({
  ...{ percentage: 0, fixed: minor(0), fixed_currency: usd, history },
});

test.each([
  ['no fee has no tax', { fee: 0, fee_rates: null }, 0],
  ['nobody said how it came about', { fee: 100, fee_rates: null }, null],
  ['a fee without tax', { fee: 100, fee_rates: rates(step(100)) }, 0],
  ['tax on top', { fee: 110, fee_rates: rates(step(100), step(10, 'tax')) }, 10],
  ['twice', { fee: 111, fee_rates: rates(step(100), step(10, 'tax'), step(1, 'tax')) }, 11],
  [
    'what is withheld for others is no input tax',
    { fee: 110, fee_rates: rates(step(100), step(10, 'withheld-tax')) },
    0,
  ],
])('%s', (_, fee, tax) => {
  expect(taxOnFee(fee)).toBe(tax);
});
