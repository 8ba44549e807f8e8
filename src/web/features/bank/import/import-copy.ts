import type { BankFilePreview, PreviewRowState } from '#contract/bank.ts';
import type { CsvColumn } from '#domain/bank/csv-columns.ts';
import type { DayOrder } from '#domain/bank/written-day.ts';
import type { OtherWord } from '#domain/shared/word.ts';

type PreviewState = Exclude<BankFilePreview['state'], OtherWord>;

export const importCopy = {
  title: 'Import bank statements',
  choose: 'Statements',
  kinds: 'CAMT.053, MT940, OFX, QIF or CSV, or a ZIP of these, up to 32 MB each. Several at once.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'Cancel',
  done: 'Done',
  importFiles: (count: number) => (count === 1 ? 'Import 1 file' : `Import ${count} files`),
  nothingToImport: 'Import',
  remove: (name: string) => `Remove ${name}`,
  reading: 'Reading…',
  failed: 'This file was not imported.',
  states: {
    refused: 'Cannot be read',
    imported: 'Already imported',
    asks: 'Needs an answer',
    unreadable: 'Cannot be read',
    needs_review: 'Needs review',
    ready: 'Ready',
  } satisfies Record<PreviewState, string>,
  importedState: 'Imported',

  alreadyImported: (name: string, when: string) =>
    `Already imported as “${name}” on ${when}. Nothing would be added.`,
  doneWords: (added: string, known: string) =>
    `${added === '1' ? '1 new line was' : `${added} new lines were`} added, ${known === '1' ? '1 was' : `${known} were`} known before.`,
  unreadable: (count: number) =>
    count === 1
      ? 'One line cannot be read, so nothing of this file is imported. Download it from your bank again.'
      : `${count} lines cannot be read, so nothing of this file is imported. Download it from your bank again.`,
  difference: (amount: string) =>
    `The lines do not add up to the closing balance: ${amount} is missing or too much. Download the file from your bank again, or import it as it is.`,
  isAccepted: 'Import it although it does not add up. The audit log will say that I did.',

  facts: {
    format: 'Format',
    encoding: 'Encoding',
    account: 'Account',
    days: 'Days',
    opening: 'Opening balance',
    closing: 'Closing balance',
  },
  newAccount: 'new',
  moreStatements: (count: string) =>
    count === '1' ? 'and 1 more statement' : `and ${count} more statements`,
  counts: { new: 'New', known: 'Known', pending: 'Pending', unreadable: 'Unreadable', refused: 'Left out' },
  addsUp: 'Opening balance and lines come to the closing balance.',
  notTold: 'This file does not tell both balances, so they prove nothing.',

  rows: 'Lines of this file',
  showRows: (count: string) => (count === '1' ? 'Show 1 line' : `Show ${count} lines`),
  someRows: 'Of a long file, the first lines of each state are shown.',
  rowStates: {
    new: 'New',
    known: 'Known',
    pending: 'Pending',
    unreadable: 'Unreadable',
  } satisfies Record<PreviewRowState, string>,
  columns: { line: 'Line', state: 'State', day: 'Booked', text: 'Text', amount: 'Amount' },

  asksAccount: 'This file does not say whose account it is.',
  account: 'Account',
  chooseAccount: 'Choose an account',
  otherAccount: 'Another account…',
  accountName: 'Name of the account',
  accountNameHelp: 'As you call it, such as “Chase checking”.',
  currency: 'Currency',
  dayOrder: 'How are days written in this file?',
  dayOrders: {
    dmy: 'Day first: 31.12.2026',
    mdy: 'Month first: 12/31/2026',
    ymd: 'Year first: 2026-12-31',
  } satisfies Record<DayOrder, string>,
  decimal: 'How are amounts written in this file?',
  decimals: { '.': 'With a point: 1,234.56', ',': 'With a comma: 1.234,56' },
  continue: 'Continue',

  columnsTitle: 'What do the columns of this file hold?',
  columnsText:
    'No bank we know writes files like this one. Your answer is remembered for the next file with these columns.',
  column: (number: string) => `Column ${number}`,
  roles: {
    booked: 'Day of booking',
    valued: 'Value day',
    amount: 'Amount with sign',
    out: 'Money out',
    in: 'Money in',
    direction: 'Debit or credit',
    currency: 'Currency',
    balance: 'Balance after it',
    status: 'State',
    account: 'Own account',
    reference: "Bank's reference",
    end_to_end: 'End-to-end reference',
    name: 'From or to',
    counterparty: 'Their account',
    type: 'Kind of booking',
  } satisfies Record<CsvColumn, string>,
  text: 'Text',
  unused: 'Not used',
  missing: {
    booked: 'Say which column holds the day of booking.',
    amount: 'Say which column holds the amount, or which two hold money out and money in.',
  },
  livePreview: 'So its first lines read',
  cannotRead: (problem: string, line: string) => `Cannot be read so: ${problem} (${line})`,
} as const;
