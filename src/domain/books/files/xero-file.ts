import { csvCell } from '../../shared/csv-cell.ts';
import { accountsIn } from '../accounts-in-currency.ts';
import type { PartedFile } from './journal-file.ts';
import { amountText, dayFirst, entryWords, journalNumber } from './journal-text.ts';

const XERO_COLUMNS =
  '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2';

/** Manual journals of Xero: lines with the same narration and day are one journal, so each has its number in it. */
export const xeroFile: PartedFile = {
  extension: 'csv',
  encoding: 'utf-8',
  linesMax: 300,
  byMonth: false,
  name: ({ currency }, number) => `xero-${currency}-${number}.csv`,
  head: () => `${XERO_COLUMNS}\r\n`,
  entry: (entry, { settings }) => {
    const words = csvCell(`${entryWords(entry)} (${journalNumber(entry)})`);
    const accounts = accountsIn(settings, entry.currency);
    return entry.lines
      .map(({ account, amount }) => {
        const { code, name, tax_code } = accounts[account];
        const cells = [words, dayFirst(entry.day), csvCell(name), csvCell(code), csvCell(tax_code)];
        return `${cells.join(',')},${amountText(amount, entry.currency)},,,,\r\n`;
      })
      .join('');
  },
};
