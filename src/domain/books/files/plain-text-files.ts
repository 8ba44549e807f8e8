import { ACCOUNT_ROOTS, BOOK_ACCOUNTS } from '../book-account.ts';
import type { BookSettings } from '../chart-of-accounts.ts';
import type { AccountTotal } from '../fold-entries.ts';
import type { WholeFile } from './journal-file.ts';
import { amountText, entryWords, madeOnce } from './journal-text.ts';

/** `Assets:1150-Payments-clearing`: what both programs take for the name of an account. */
const nameIn = madeOnce(({ accounts }, account) => {
  const { code, name } = accounts[account];
  const plain = `${code} ${name}`
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${ACCOUNT_ROOTS[account]}:${/^[A-Z0-9]/.test(plain) ? plain : `A-${plain}`}`;
});

const oneLine = (text: string): string => text.replaceAll(/[\r\n\t"\\;|]+/g, ' ').trim();
const link = (id: string): string => id.replaceAll(/[^A-Za-z0-9\-_/.]/g, '-');
const moneyOf = (amount: number, currency: string): string =>
  `${amountText(amount, currency)} ${currency.toUpperCase()}`;

const totalsText = (totals: readonly AccountTotal[], settings: BookSettings): string =>
  totals
    .map(({ account, amount, currency }) => `; ${nameIn(settings, account)}  ${moneyOf(amount, currency)}\n`)
    .join('');

/** Every account is opened with the first day, so that a file can be checked alone. */
export const beancountFile: WholeFile = {
  extension: 'beancount',
  encoding: 'utf-8',
  head: ({ settings, from, to, store }) =>
    [
      `; ${oneLine(store)}, ${from} to ${to}\n`,
      ...BOOK_ACCOUNTS.map((account) => `${from} open ${nameIn(settings, account)}\n`),
    ].join(''),
  entry: (entry, { settings }) => {
    const links = [entry.payout, entry.payment].flatMap((id) => (id === null ? [] : ` ^${link(id)}`));
    const late = entry.late_of === null ? '' : `  late-of: ${entry.late_of}\n`;
    const lines = entry.lines.map(
      ({ account, amount }) => `  ${nameIn(settings, account)}  ${moneyOf(amount, entry.currency)}\n`,
    );
    return `\n${entry.day} * "${oneLine(entryWords(entry))}"${links.join('')}\n  entry: "${oneLine(entry.id)}"\n${late}${lines.join('')}`;
  },
  foot: (totals, { settings }) => `\n; Totals\n${totalsText(totals, settings)}`,
};

export const hledgerFile: WholeFile = {
  extension: 'journal',
  encoding: 'utf-8',
  head: ({ settings, from, to, store }) =>
    [
      `; ${oneLine(store)}, ${from} to ${to}\n`,
      ...BOOK_ACCOUNTS.map((account) => `account ${nameIn(settings, account)}\n`),
    ].join(''),
  entry: (entry, { settings }) => {
    const late = entry.late_of === null ? '' : `  ; late-of:${entry.late_of}`;
    const code = oneLine(entry.id).replaceAll(/[()]/g, '-');
    const lines = entry.lines.map(
      ({ account, amount }) => `    ${nameIn(settings, account)}  ${moneyOf(amount, entry.currency)}\n`,
    );
    return `\n${entry.day} * (${code}) ${oneLine(entryWords(entry))}${late}\n${lines.join('')}`;
  },
  foot: (totals, { settings }) => `\n; Totals\n${totalsText(totals, settings)}`,
};
