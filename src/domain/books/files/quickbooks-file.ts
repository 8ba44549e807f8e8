import { csvCell } from '../../shared/csv-cell.ts';
import { accountsIn } from '../accounts-in-currency.ts';
import type { PartedFile } from './journal-file.ts';
import { amountText, entryWords, journalMark, journalNumber, monthFirst } from './journal-text.ts';

const QUICKBOOKS_COLUMNS =
  'JournalNo,JournalDate,Account Name,Debits,Credits,Description,Name,Currency,Location,Class';

/** Journal entries of QuickBooks Online, which knows accounts by their names. */
export const quickbooksFile: PartedFile = {
  extension: 'csv',
  encoding: 'utf-8',
  linesMax: 1000,
  byMonth: false,
  name: ({ currency }, number) => `quickbooks-${currency}-${number}.csv`,
  head: () => `${QUICKBOOKS_COLUMNS}\r\n`,
  entry: (entry, { settings }) => {
    const [number, day] = [journalNumber(entry), monthFirst(entry.day)];
    const [words, code] = [csvCell(entryWords(entry)), entry.currency.toUpperCase()];
    const accounts = accountsIn(settings, entry.currency);
    return entry.lines
      .map(({ account, amount }) => {
        const figure = amountText(Math.abs(amount), entry.currency);
        const sides = amount > 0 ? `${figure},` : `,${figure}`;
        return `${number},${day},${csvCell(accounts[account].name)},${sides},${words},,${code},,\r\n`;
      })
      .join('');
  },
};

const IIF_FIELDS = 'TRNSID\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO';
const IIF_LINES_MAX = 20_000;

/** Nothing may look like the end of a field or of a text. */
const iifText = (text: string): string => text.replaceAll(/[\t\r\n"]+/g, ' ').trim();

/** General journal entries of QuickBooks Desktop: a block for each, which comes to nothing. */
export const iifFile: PartedFile = {
  extension: 'iif',
  encoding: 'windows-1252',
  linesMax: IIF_LINES_MAX,
  byMonth: false,
  name: ({ currency }, number) => `quickbooks-${currency}-${number}.iif`,
  head: () => `!TRNS\t${IIF_FIELDS}\r\n!SPL\t${IIF_FIELDS.replace('TRNSID', 'SPLID')}\r\n!ENDTRNS\r\n`,
  entry: (entry, { settings }) => {
    const words = iifText(entryWords(entry));
    const accounts = accountsIn(settings, entry.currency);
    const rows = entry.lines.map(({ account, amount }, index) =>
      [
        ...[index === 0 ? 'TRNS' : 'SPL', '', 'GENERAL JOURNAL', monthFirst(entry.day)],
        ...[iifText(accounts[account].name), '', amountText(amount, entry.currency)],
        ...[journalMark(entry), words],
      ].join('\t'),
    );
    return `${[...rows, 'ENDTRNS'].join('\r\n')}\r\n`;
  },
};
