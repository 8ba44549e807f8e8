import { decimalsOf } from '../../shared/money.ts';
import { accountsIn, everyAccounts } from '../accounts-in-currency.ts';
import { ACCOUNT_ROOTS, BOOK_ACCOUNTS } from '../book-account.ts';
import type { BookSettings } from '../chart-of-accounts.ts';
import type { AccountTotal } from '../fold-entries.ts';
import type { WholeFile } from './journal-file.ts';
import { amountText, entryWords, madeOnce } from './journal-text.ts';

/** `Assets:1150-Payments-clearing`: letters of any writing, as both programs take them for the name of an account. */
const nameIn = madeOnce((accounts, account) => {
  const { code, name } = accounts[account];
  const plain = `${code} ${name}`
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${ACCOUNT_ROOTS[account]}:${/^[\p{Lu}\p{Nd}]/u.test(plain) ? plain : `A-${plain}`}`;
});

/** Costs may share an account, and beancount opens none twice. */
const namesIn = (settings: BookSettings): readonly string[] => [
  ...new Set(
    everyAccounts(settings).flatMap((accounts) => BOOK_ACCOUNTS.map((account) => nameIn(accounts, account))),
  ),
];

const oneLine = (text: string): string => text.replaceAll(/[\s"\\;|]+/g, ' ').trim();
const link = (id: string): string => id.replaceAll(/[^A-Za-z0-9\-_/.]/g, '-');
const moneyOf = (amount: number, currency: string): string =>
  `${amountText(amount, currency)} ${currency.toUpperCase()}`;

/** Which currencies there are is known when all has been written; both programs take that at the end as well. */
const footOf = (
  declared: (currency: string) => string,
  totals: readonly AccountTotal[],
  settings: BookSettings,
): string =>
  [
    '\n',
    ...[...new Set(totals.map(({ currency }) => currency))].map(declared),
    '\n; Totals\n',
    ...totals.map(
      ({ account, amount, currency }) =>
        `; ${nameIn(accountsIn(settings, currency), account)}  ${moneyOf(amount, currency)}\n`,
    ),
  ].join('');

/** Every account is opened with the first day, so that a file can be checked alone. */
export const beancountFile: WholeFile = {
  extension: 'beancount',
  encoding: 'utf-8',
  head: ({ settings, from, to, store }) =>
    [
      `; ${oneLine(store)}, ${from} to ${to}\n`,
      ...namesIn(settings).map((name) => `${from} open ${name}\n`),
    ].join(''),
  entry: (entry, { settings }) => {
    const links = [entry.payout, entry.payment].flatMap((id) => (id === null ? [] : ` ^${link(id)}`));
    const late = entry.late_of === null ? '' : `  late-of: ${entry.late_of}\n`;
    const accounts = accountsIn(settings, entry.currency);
    const lines = entry.lines.map(
      ({ account, amount }) => `  ${nameIn(accounts, account)}  ${moneyOf(amount, entry.currency)}\n`,
    );
    return `\n${entry.day} * "${oneLine(entryWords(entry))}"${links.join('')}\n  entry: "${oneLine(entry.id)}"\n${late}${lines.join('')}`;
  },
  foot: (totals, { settings, from }) =>
    footOf((currency) => `${from} commodity ${currency.toUpperCase()}\n`, totals, settings),
};

/** hledger wants a point even behind an amount without decimals. */
const sample = (currency: string): string => `1000.${'0'.repeat(decimalsOf(currency))}`;
/** The store is whose books these are, and the one payee that hledger is told of; what an entry is about is its note. */
const payeeIn = (store: string): string => oneLine(store) || 'Store';

export const hledgerFile: WholeFile = {
  extension: 'journal',
  encoding: 'utf-8',
  head: ({ settings, from, to, store }) =>
    [
      `; ${oneLine(store)}, ${from} to ${to}\ndecimal-mark .\npayee ${payeeIn(store)}\n`,
      ...namesIn(settings).map((name) => `account ${name}\n`),
    ].join(''),
  entry: (entry, { settings, store }) => {
    const late = entry.late_of === null ? '' : `  ; late-of:${entry.late_of}`;
    const code = oneLine(entry.id).replaceAll(/[()]/g, '-');
    const accounts = accountsIn(settings, entry.currency);
    const lines = entry.lines.map(
      ({ account, amount }) => `    ${nameIn(accounts, account)}  ${moneyOf(amount, entry.currency)}\n`,
    );
    return `\n${entry.day} * (${code}) ${payeeIn(store)} | ${oneLine(entryWords(entry))}${late}\n${lines.join('')}`;
  },
  foot: (totals, { settings }) =>
    footOf((currency) => `commodity ${sample(currency)} ${currency.toUpperCase()}\n`, totals, settings),
};
