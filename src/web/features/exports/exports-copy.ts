import type { ExportRecord } from '#contract/exports.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';

export const exportsCopy = {
  title: 'Exports',
  lead: 'Every file that was asked for, by whom, and what it held. Downloading one again makes it anew from what is true then.',
  table: 'Exports',
  columns: {
    kind: 'File',
    state: 'State',
    rows: 'Rows',
    size: 'Size',
    checksum: 'Checksum',
    asked_by: 'Asked by',
    created: 'Asked',
    actions: 'Actions',
  },
  kinds: {
    transactions: 'Transactions',
    payouts: 'Payouts',
    disputes: 'Disputes',
    'audit-log': 'Audit log',
    journal: 'Journal',
    statement: 'Monthly statement',
  } satisfies Record<FileKind, string>,
  states: {
    waiting: 'Not downloaded yet',
    streaming: 'Running',
    finished: 'Downloaded',
    failed: 'Broke off',
  } satisfies Record<ExportRecord['state'], string>,
  everything: 'Everything',
  columnsCount: (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`,
  checksum: 'SHA-256 checksum',
  you: 'You',
  scheduled: 'by a schedule',
  download: 'Download',
  downloadAgain: 'Download again',
  downloadName: (kind: string, when: string) => `Download ${kind}, asked for ${when}`,
  notYours: 'Only who asked can download it.',
  downloadFailed: (reason: string) => `The file could not be fetched. ${reason}`,
  unknownKind: 'This page does not know such files yet. Reload the page and try again.',
  elsewhere: 'The file is said to be on another site.',
  failed: 'The exports could not be loaded.',
  emptyTitle: 'No exports yet',
  empty:
    'Press “Export” above a list of transactions, payouts or disputes, or above the audit log. Its file will be listed here.',
  bytes: (size: string, unit: string) => `${size} ${unit}`,
  units: ['B', 'kB', 'MB', 'GB'],
} as const;

/** How a list was narrowed, in a sentence: "Date is between Nov 1, 2026 and Nov 15, 2026". */
export const exportFiltersCopy = {
  fields: {
    date: 'Date',
    type: 'Type',
    status: 'Status',
    store_currency: 'Currency',
    customer_currency: 'Customer currency',
    customer_country: 'Country',
    channel: 'Channel',
    source: 'Payment method',
    source_device: 'Device',
    risk_level: 'Risk level',
    loan_id: 'Loan',
    deposit_id: 'Payout',
    at_bank: 'At your bank',
    search: 'Search',
    action: 'What',
    result: 'Result',
    actor_email: 'Who',
    format: 'Format',
  },
  /** One of several values is enough; a day is a value alone, and a period two. */
  conditions: {
    is: (field: string, values: readonly string[]) => `${field} is ${values.join(' or ')}`,
    is_not: (field: string, values: readonly string[]) => `${field} is not ${values.join(' or ')}`,
    is_in: (field: string, values: readonly string[]) => `${field} is ${values.join(' or ')}`,
    before: (field: string, values: readonly string[]) => `${field} is before ${values.join(' or ')}`,
    after: (field: string, values: readonly string[]) => `${field} is after ${values.join(' or ')}`,
    between: (field: string, values: readonly string[]) => `${field} is between ${values.join(' and ')}`,
  },
} as const;
