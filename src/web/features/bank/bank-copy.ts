import type { BankLineStatus } from '#domain/bank/bank-line.ts';
import type { StatementFormat } from '#domain/bank/bank-statement.ts';
import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const bankLinesCopy: ListCopy = {
  name: 'Bank lines',
  things: (count) => (count === 1 ? 'bank line' : 'bank lines'),
  failed: 'The bank lines could not be loaded.',
  empty: {
    icon: 'document',
    title: 'No bank lines yet',
    text: 'Download a statement from your bank and import it here. Every line of it will be listed.',
  },
};

export const FORMAT_WORDS: Readonly<Record<StatementFormat, string>> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Readonly<Record<BankLineStatus, string>> = {
  booked: 'Booked',
  pending: 'Pending',
};

export const bankCopy = {
  title: 'Bank',
  lead: 'What your bank says arrived and left, line by line, from the statements you import.',
  importStatements: 'Import statements',
  toMatch: 'To match',

  accounts: 'Accounts',
  accountsFailed: 'The accounts could not be loaded.',
  lastStatement: (day: string) => `Statements until ${day}`,
  noStatement: 'No statement yet',
  lineCount: (count: number, words: string) => (count === 1 ? '1 line' : `${words} lines`),
  unknownBalance: 'Balance not told',
  gap: (after: string, before: string, amount: string) =>
    `A statement is missing between ${after} and ${before}: ${amount} moved that no file tells. Download these days from your bank and import them.`,

  filters: { date: 'Booked', account: 'Account', status: 'State' },
  search: {
    label: 'Search bank lines',
    placeholder: 'Search by text, name or reference',
    anything: (text: string) => `Lines with “${text}”`,
  },
  columns: {
    booked_on: 'Booked',
    text: 'Text',
    counterparty_name: 'From or to',
    account: 'Account',
    amount: 'Amount',
    status: 'State',
    reference: 'Bank reference',
    file: 'File',
  },
  noText: 'No text',
  noName: 'Not named',
  lineOf: (line: string, file: string) => `Line ${line} of ${file}`,
  reversal: 'Reversal',

  files: 'Imported files',
  filesFailed: 'The files could not be loaded.',
  fileColumns: {
    name: 'File',
    accounts: 'Account',
    period: 'Days',
    lines: 'New lines',
    known: 'Known',
    imported: 'Imported',
    by: 'By',
  },
  period: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  nobody: 'Somebody who left',
  offBy: (amount: string) => `Off by ${amount}`,
} as const;
