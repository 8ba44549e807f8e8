import { describe, expect, test } from 'vitest';
import { currency, minor } from '../shared/money.ts';
import { needsExportConfirmation } from './export-confirmation.ts';
import { onlyTotals, shownTotals } from './summary-totals.ts';
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

describe('totals', () => {
  const totals = (code: string) => ({
    currency: currency(code),
    count: 1,
    total: minor(100),
    fees: minor(10),
    net: minor(90),
  });

  const usd = totals('usd');
  const eur = totals('eur');

  test.each([
    ['nothing matches', [], ['usd'], undefined, undefined],
    ['the store has one currency', [usd], ['usd'], undefined, usd],
    ['a currency is asked for', [usd], ['eur', 'usd'], 'usd', usd],
    ['all matches happen to share one', [usd], ['eur', 'usd'], undefined, undefined],
    ['two currencies match', [usd, eur], ['eur', 'usd'], undefined, undefined],
    ['no sum mixes currencies, whatever was asked for', [usd, eur], ['eur', 'usd'], 'usd', undefined],
  ])('%s', (_, list, store_currencies, askedFor, shown) => {
    expect(shownTotals({ totals: list, store_currencies }, askedFor)).toEqual(shown);
  });

  test('the sums of one currency are told whatever the store has', () => {
    expect([onlyTotals([usd]), onlyTotals([]), onlyTotals([usd, eur])]).toEqual([usd, undefined, undefined]);
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
