import type { Currency } from '../shared/money.ts';
import { BOOK_ACCOUNTS, type BookAccount } from './book-account.ts';
import { BOOK_ACCOUNT_WORDS } from './book-account-copy.ts';
import { chartCopy } from './chart-of-accounts-copy.ts';
import type { Basis, Grain } from './fold-entries.ts';

/** Where the books are kept; each has numbers of its own that it starts with. */
export const CHART_PACKAGES = ['generic', 'xero', 'quickbooks', 'skr03', 'skr04'] as const;
export type ChartPackage = (typeof CHART_PACKAGES)[number];

export const CHART_PACKAGE_WORDS: Readonly<Record<ChartPackage, string>> = {
  get generic() {
    return chartCopy.anyOther;
  },
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  skr03: 'DATEV, SKR03',
  skr04: 'DATEV, SKR04',
};

/** What the merchant calls an account; the tax code is the package's own word for it. */
export type ChartLine = Readonly<{ code: string; name: string; tax_code: string }>;
export type ChartLines = Readonly<Record<BookAccount, ChartLine>>;
/** An account that one currency has for itself, beside the one of all others. */
export type CurrencyAccount = ChartLine & Readonly<{ currency: Currency; account: BookAccount }>;

export type BookSettings = Readonly<{
  package: ChartPackage;
  accounts: ChartLines;
  /** At most one for each account of a currency. */
  currency_accounts: readonly CurrencyAccount[];
  grain: Grain;
  basis: Basis;
  sales_elsewhere: boolean;
  /** The program books the lines of the bank itself: here payouts end in transit. */
  bank_elsewhere: boolean;
  /** Books the tax of each sale on an account of its own; without it, sales are booked with it. */
  splits_tax: boolean;
  /** Who DATEV's files are from and for; its tax adviser knows these numbers. */
  datev: Readonly<{ adviser: number; client: number; year_begins: number }>;
}>;

/** In the order of `BOOK_ACCOUNTS`. Where DATEV has no number of that meaning, one beside its nearest. */
const CODES: Readonly<Record<ChartPackage, Readonly<Record<BookAccount, string>>>> = {
  generic: {
    ...{ clearing: '1150', in_transit: '1160', bank: '1100', reserve: '1170', receivable: '1200' },
    ...{ suspense: '3900', loan: '2500', sales_tax: '2200', input_tax: '1300', sales: '4000' },
    ...{ refunds: '4100', disputes: '6300', processing_fees: '6310', dispute_fees: '6320' },
    ...{ payout_fees: '6330', reader_fees: '6340', bank_fees: '6350', financing: '7100', exchange: '4900' },
  },
  xero: {
    ...{ clearing: '615', in_transit: '616', bank: '090', reserve: '617', receivable: '618' },
    ...{ suspense: '850', loan: '900', sales_tax: '820', input_tax: '821', sales: '200' },
    ...{ refunds: '205', disputes: '405', processing_fees: '404', dispute_fees: '406' },
    ...{ payout_fees: '407', reader_fees: '408', bank_fees: '409', financing: '437', exchange: '497' },
  },
  quickbooks: {
    ...{ clearing: '1150', in_transit: '1160', bank: '1010', reserve: '1170', receivable: '1205' },
    ...{ suspense: '3999', loan: '2700', sales_tax: '2201', input_tax: '1300', sales: '4000' },
    ...{ refunds: '4100', disputes: '6100', processing_fees: '6110', dispute_fees: '6120' },
    ...{ payout_fees: '6130', reader_fees: '6140', bank_fees: '6150', financing: '7010', exchange: '7020' },
  },
  skr03: {
    ...{ clearing: '1361', in_transit: '1360', bank: '1200', reserve: '1525', receivable: '1369' },
    ...{ suspense: '1590', loan: '0640', sales_tax: '1776', input_tax: '1576', sales: '8400' },
    ...{ refunds: '8720', disputes: '8721', processing_fees: '4970', dispute_fees: '4971' },
    ...{ payout_fees: '4972', reader_fees: '4973', bank_fees: '4974', financing: '2110', exchange: '2660' },
  },
  skr04: {
    ...{ clearing: '1461', in_transit: '1460', bank: '1800', reserve: '1350', receivable: '1469' },
    ...{ suspense: '1370', loan: '3160', sales_tax: '3806', input_tax: '1406', sales: '4400' },
    ...{ refunds: '4720', disputes: '4721', processing_fees: '6855', dispute_fees: '6856' },
    ...{ payout_fees: '6857', reader_fees: '6858', bank_fees: '6859', financing: '7310', exchange: '4840' },
  },
};

const TAX_CODE: Readonly<Record<ChartPackage, string>> = {
  ...{ generic: '', quickbooks: '', skr03: '', skr04: '' },
  xero: 'Tax Exempt',
};

export const usualAccounts = (chart: ChartPackage): ChartLines =>
  Object.fromEntries(
    BOOK_ACCOUNTS.map((account) => [
      account,
      {
        code: CODES[chart][account],
        name: BOOK_ACCOUNT_WORDS[account].name,
        tax_code: TAX_CODE[chart],
      },
    ]),
  ) as ChartLines;

/**
 * What a store starts with. DATEV's sales accounts take the tax out themselves, so there it is never split; Xero takes no
 * journal on its bank accounts, whose lines it books itself.
 */
export const usualSettings = (chart: ChartPackage): BookSettings => ({
  package: chart,
  accounts: usualAccounts(chart),
  currency_accounts: [],
  ...{ grain: 'day', basis: 'payment', sales_elsewhere: false },
  bank_elsewhere: chart === 'xero',
  splits_tax: !isDatev(chart),
  datev: { adviser: 1001, client: 1, year_begins: 1 },
});

export const isDatev = (chart: ChartPackage): boolean => chart === 'skr03' || chart === 'skr04';

/** From the least to the most that DATEV takes. */
export const DATEV_NUMBERS = {
  adviser: [1001, 9_999_999],
  client: [1, 99_999],
  year_begins: [1, 12],
} as const;

export const CODE_LENGTH_MAX = 40;
export const NAME_LENGTH_MAX = 80;
/** DATEV takes numbers of four to eight digits for accounts, and all of a client's as long as each other. */
const DATEV_CODE = /^\d{4,8}$/;

export type Chart = Pick<BookSettings, 'accounts' | 'currency_accounts'>;

export type ChartProblem = Readonly<{
  account: BookAccount;
  /** Of an account that one currency has for itself. */
  currency?: Currency;
  problem: 'missing' | 'taken' | 'name_taken' | 'not_datev' | 'other_length';
}>;

/**
 * What keeps a chart from being used: two accounts with one number would be one account, and the clearing would be lost in it,
 * whichever currency it is of. The same account may have one number in several currencies. QuickBooks knows accounts by their
 * names alone.
 */
export function chartProblems(
  chart: ChartPackage,
  { accounts, currency_accounts }: Chart,
): readonly ChartProblem[] {
  const length = accounts.clearing.code.length;
  const all: readonly (ChartLine & Omit<ChartProblem, 'problem'>)[] = [
    ...BOOK_ACCOUNTS.map((account) => ({ account, ...accounts[account] })),
    ...currency_accounts,
  ];
  return all.flatMap(({ account, currency, code, name }): ChartProblem[] => {
    const found = (problem: ChartProblem['problem']): ChartProblem[] => [
      { account, problem, ...(currency && { currency }) },
    ];
    if (code.trim() === '' || name.trim() === '') return found('missing');
    if (account === 'clearing' || isMoney(account)) {
      const others = all.filter((other) => other.account !== account);
      if (others.some((other) => other.code.trim() === code.trim())) return found('taken');
      if (chart === 'quickbooks' && others.some((other) => isOneName(other.name, name)))
        return found('name_taken');
    }
    if (!isDatev(chart)) return [];
    if (!DATEV_CODE.test(code)) return found('not_datev');
    return code.length === length ? [] : found('other_length');
  });
}

const isOneName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What stands for money somewhere has an account of its own; costs may share one. */
const isMoney = (account: BookAccount): boolean =>
  account === 'in_transit' || account === 'bank' || account === 'reserve' || account === 'suspense';
