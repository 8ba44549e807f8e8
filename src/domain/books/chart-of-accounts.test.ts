import { describe, expect, test } from 'vitest';
import { CHART_PACKAGES, chartProblems, usualAccounts, usualSettings } from './chart-of-accounts.ts';

test.each(CHART_PACKAGES)('the chart that %s starts with can be used', (chart) => {
  expect(chartProblems(chart, usualAccounts(chart))).toEqual([]);
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
    expect(chartProblems('skr03', withCode(code))).toEqual([{ account: 'sales', problem }]);
  });

  test.each(['8400', '1', 'Sales', '123456789'])('of any other may have %j', (code) => {
    expect(chartProblems('generic', withCode(code, usualAccounts('generic')))).toEqual([]);
  });

  test('needs a name, and money needs a number of its own; costs may share one', () => {
    const generic = usualAccounts('generic');
    expect(chartProblems('generic', { ...generic, sales: { ...generic.sales, name: ' ' } })).toEqual([
      { account: 'sales', problem: 'missing' },
    ]);
    expect(chartProblems('generic', withCode(generic.clearing.code, generic))).toEqual([
      { account: 'clearing', problem: 'taken' },
    ]);
    const shared = {
      ...generic,
      dispute_fees: { ...generic.dispute_fees, code: generic.processing_fees.code },
    };
    expect(chartProblems('generic', shared)).toEqual([]);
  });
});
