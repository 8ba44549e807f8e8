import { describe, expect, test } from 'vitest';
import { currency } from '../shared/money.ts';
import {
  CHART_PACKAGES,
  type ChartLines,
  type ChartPackage,
  type CurrencyAccount,
  chartProblems,
  usualAccounts,
  usualSettings,
} from './chart-of-accounts.ts';

const problemsOf = (chart: ChartPackage, accounts: ChartLines, own: readonly CurrencyAccount[] = []) =>
  chartProblems(chart, { accounts, currency_accounts: own });

test.each(CHART_PACKAGES)('the chart that %s starts with can be used', (chart) => {
  expect(problemsOf(chart, usualAccounts(chart))).toEqual([]);
});

test.each([
  ['skr03', { bank: '1200', in_transit: '1360', sales: '8400', refunds: '8720', processing_fees: '4970' }],
  ['skr04', { bank: '1800', in_transit: '1460', sales: '4400', refunds: '4720', processing_fees: '6855' }],
] as const)('%s has the numbers of DATEV', (chart, codes) => {
  const accounts = usualAccounts(chart);
  for (const [account, code] of Object.entries(codes))
    expect(accounts[account as keyof typeof codes].code).toBe(code);
});

test('DATEV takes the tax out of sales itself, the others are told it', () => {
  expect([usualSettings('skr03').splits_tax, usualSettings('xero').splits_tax]).toEqual([false, true]);
});

describe('a chart', () => {
  const usual = usualAccounts('skr03');
  const withCode = (code: string, chart = usual) => ({ ...chart, sales: { ...chart.sales, code } });
  test.each([
    ['', 'missing'],
    ['84', 'not_datev'],
    ['840', 'not_datev'],
    ['84000', 'other_length'],
    ['123456789', 'not_datev'],
    ['S400', 'not_datev'],
  ] as const)('of DATEV with %j is %s', (code, problem) => {
    expect(problemsOf('skr03', withCode(code))).toEqual([{ account: 'sales', problem }]);
  });

  test.each(['8400', '1', 'Sales', '123456789'])('of any other may have %j', (code) => {
    expect(problemsOf('generic', withCode(code, usualAccounts('generic')))).toEqual([]);
  });

  test('needs a name, and money needs a number of its own; costs may share one', () => {
    const generic = usualAccounts('generic');
    expect(problemsOf('generic', { ...generic, sales: { ...generic.sales, name: ' ' } })).toEqual([
      { account: 'sales', problem: 'missing' },
    ]);
    expect(problemsOf('generic', withCode(generic.clearing.code, generic))).toEqual([
      { account: 'clearing', problem: 'taken' },
    ]);
    const shared = {
      ...generic,
      dispute_fees: { ...generic.dispute_fees, code: generic.processing_fees.code },
    };
    expect(problemsOf('generic', shared)).toEqual([]);
  });
});

describe('for QuickBooks, which knows accounts by their names', () => {
  const called = (name: string, chart: ChartPackage) => {
    const usual = usualAccounts(chart);
    return problemsOf(chart, { ...usual, bank: { ...usual.bank, name } });
  };
  const { clearing, sales } = usualAccounts('quickbooks');
  test.each([
    [clearing.name, ['clearing', 'bank']],
    [` ${clearing.name.toUpperCase()} `, ['clearing', 'bank']],
    [sales.name, ['bank']],
    ['Checking', []],
  ] as const)('the bank may not be called %j', (name, accounts) => {
    const found = accounts.map((account) => ({ account, problem: 'name_taken' }));
    expect(called(name, 'quickbooks')).toEqual(found);
    expect(called(name, 'generic')).toEqual([]);
  });
});

describe('accounts that one currency has for itself', () => {
  const usual = usualAccounts('skr03');
  const own = (account: CurrencyAccount['account'], code: string, code3 = 'eur'): CurrencyAccount => ({
    ...{ account, currency: currency(code3), code, name: 'Of its own', tax_code: '' },
  });
  test.each([
    ['a number of its own', [own('clearing', '1362')], []],
    ['one number in two currencies', [own('clearing', '1362'), own('clearing', '1362', 'jpy')], []],
    ['the number of all', [own('clearing', '1361')], []],
    ['none', [own('clearing', '')], [['clearing', 'eur', 'missing']]],
    ['one that DATEV does not take', [own('sales', '84')], [['sales', 'eur', 'not_datev']]],
    ['one that is longer than the others', [own('sales', '84000')], [['sales', 'eur', 'other_length']]],
    [
      'the number of the bank of all',
      [own('clearing', '1200')],
      [
        ['bank', undefined, 'taken'],
        ['clearing', 'eur', 'taken'],
      ],
    ],
    [
      'the number of what another currency has in transit',
      [own('clearing', '1362'), own('in_transit', '1362', 'jpy')],
      [
        ['clearing', 'eur', 'taken'],
        ['in_transit', 'jpy', 'taken'],
      ],
    ],
    ['costs on one number', [own('dispute_fees', '4970')], []],
  ] as const)('with %s', (_, lines, problems) => {
    expect(
      problemsOf('skr03', usual, lines).map((found) => [found.account, found.currency, found.problem]),
    ).toEqual(problems);
  });
});
