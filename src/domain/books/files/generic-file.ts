import { csvCell } from '../../shared/csv-cell.ts';
import { accountsIn } from '../accounts-in-currency.ts';
import type { WholeFile } from './journal-file.ts';
import { amountText, entryWords, madeOnce } from './journal-text.ts';

const GENERIC_COLUMNS = [
  ...['Entry', 'Date', 'Line', 'Account code', 'Account name', 'Debit', 'Credit', 'Currency', 'Tax code'],
  ...['Description', 'Transaction', 'Payment', 'Order', 'Payout', 'Late of'],
] as const;

const accountCells = madeOnce((accounts, account) => {
  const { code, name } = accounts[account];
  return `${csvCell(code)},${csvCell(name)}`;
});
const taxCell = madeOnce((accounts, account) => csvCell(accounts[account].tax_code));

/** For spreadsheets and every program that lets one say which column is which. */
export const genericFile: WholeFile = {
  extension: 'csv',
  encoding: 'utf-8',
  // Spreadsheets take a file for UTF-8 only when it starts with this.
  head: () => `\ufeff${GENERIC_COLUMNS.join(',')}\n`,
  entry: (entry, { settings }) => {
    const { id, day, currency, lines, transaction, payment, order, payout, late_of } = entry;
    const about = [
      ...[csvCell(entryWords(entry)), csvCell(transaction ?? ''), csvCell(payment ?? '')],
      ...[csvCell(order ?? ''), csvCell(payout ?? ''), late_of ?? ''],
    ].join(',');
    const accounts = accountsIn(settings, currency);
    const [start, code] = [`${csvCell(id)},${day}`, currency.toUpperCase()];
    let text = '';
    for (const [index, { account, amount }] of lines.entries()) {
      const figure = amountText(Math.abs(amount), currency);
      text += `${start},${index + 1},${accountCells(accounts, account)},${amount > 0 ? `${figure},` : `,${figure}`},${code},${taxCell(accounts, account)},${about}\n`;
    }
    return text;
  },
  foot: () => '',
};
