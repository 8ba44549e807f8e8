import { describe, expect, test } from 'vitest';
import { currency, minor } from '../shared/money.ts';
import { needsExportConfirmation } from './export-confirmation.ts';
import { shownTotals } from './summary-totals.ts';
import { TRANSACTION_COLUMNS, TRANSACTION_SORTS } from './transaction-columns.ts';

test.each([
  [9_999, false, false],
  [10_000, false, true],
  [10_001, false, true],
  [10_000, true, false],
  [0, false, false],
])('%i rows, filtered %s: asks first is %s', (count, filtered, asks) => {
  expect(needsExportConfirmation(count, filtered)).toBe(asks);
});

describe('shownTotals', () => {
  const totals = (code: string) => ({
    currency: currency(code),
    count: 1,
    total: minor(100),
    fees: minor(10),
    net: minor(90),
  });

  test('one currency shows its totals', () => {
    expect(shownTotals([totals('usd')])).toEqual(totals('usd'));
  });
  test.each([
    ['no currency', []],
    ['two currencies', [totals('usd'), totals('eur')]],
  ])('%s shows none', (_, list) => {
    expect(shownTotals(list)).toBeUndefined();
  });
});

describe('the columns', () => {
  test('each sort key belongs to exactly one column', () => {
    const sorts = TRANSACTION_COLUMNS.flatMap((column) => ('sort' in column ? [column.sort] : []));
    expect(sorts.toSorted()).toEqual([...TRANSACTION_SORTS].toSorted());
  });

  test('the ones the specification hides are hidden', () => {
    expect(TRANSACTION_COLUMNS.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([
      'transaction_id',
      'customer_email',
      'customer_country',
      'customer_currency',
      'customer_amount',
      'deposit_currency',
      'risk_level',
      'deposit_id',
      'deposit_status',
    ]);
  });
});
