/** What the journal can be written as. */
export const JOURNAL_FORMATS = [
  'generic',
  'xero',
  'quickbooks',
  'iif',
  'datev',
  'beancount',
  'hledger',
] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

/** What is downloaded of the journal: it, or what it comes to by account, for whoever has it in one file without that. */
export const JOURNAL_DOWNLOADS = [...JOURNAL_FORMATS, 'totals'] as const;
export type JournalDownload = (typeof JOURNAL_DOWNLOADS)[number];

/** What the statement of a month can be written as. */
export const STATEMENT_FORMATS = ['pdf', 'csv'] as const;

export const JOURNAL_FORMAT_WORDS: Readonly<Record<JournalFormat, string>> = {
  generic: 'CSV',
  xero: 'Xero',
  quickbooks: 'QuickBooks Online',
  iif: 'QuickBooks Desktop (IIF)',
  datev: 'DATEV',
  beancount: 'beancount',
  hledger: 'hledger',
};
