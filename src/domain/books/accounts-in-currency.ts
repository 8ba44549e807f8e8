import type { Currency } from '../shared/money.ts';
import type { Chart, ChartLines } from './chart-of-accounts.ts';

const charts = new WeakMap<Chart, Map<Currency, ChartLines>>();

/**
 * The accounts that a currency is booked on: its own where it has one, else those of all. Of one chart it is the same object
 * each time: a file asks for it with every entry, and there may be millions.
 */
export function accountsIn(chart: Chart, currency: Currency): ChartLines {
  if (chart.currency_accounts.length === 0) return chart.accounts;
  const known = charts.get(chart) ?? new Map<Currency, ChartLines>();
  charts.set(chart, known);
  const before = known.get(currency);
  if (before) return before;
  const own = chart.currency_accounts
    .filter((line) => line.currency === currency)
    .map(({ account, code, name, tax_code }) => [account, { code, name, tax_code }]);
  const accounts: ChartLines = { ...chart.accounts, ...Object.fromEntries(own) };
  known.set(currency, accounts);
  return accounts;
}

/** Every set of accounts that something may be booked on: that of all currencies, and of each that has some for itself. */
export const everyAccounts = (chart: Chart): readonly ChartLines[] => [
  chart.accounts,
  ...[...new Set(chart.currency_accounts.map(({ currency }) => currency))].map((currency) =>
    accountsIn(chart, currency),
  ),
];
