import type { JournalFormat } from '../journal-format.ts';
import { datevFile } from './datev-file.ts';
import { genericFile } from './generic-file.ts';
import type { JournalFile } from './journal-file.ts';
import { beancountFile, hledgerFile } from './plain-text-files.ts';
import { iifFile, quickbooksFile } from './quickbooks-file.ts';
import { xeroFile } from './xero-file.ts';

export const JOURNAL_FILES: Readonly<Record<JournalFormat, JournalFile>> = {
  generic: genericFile,
  xero: xeroFile,
  quickbooks: quickbooksFile,
  iif: iifFile,
  datev: datevFile,
  beancount: beancountFile,
  hledger: hledgerFile,
};
