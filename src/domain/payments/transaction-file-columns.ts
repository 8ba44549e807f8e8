import { labelled } from '../shared/labelled.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.ts';
import { transactionColumnsCopy } from './transaction-columns-copy.ts';

/** The columns of a file: those of the list, and what only a file has room for. */
export const TRANSACTION_FILE_COLUMNS = [
  ...TRANSACTION_COLUMNS,
  ...labelled([{ id: 'tax' }, { id: 'deposit_date' }], transactionColumnsCopy),
];
export type TransactionFileColumnId = (typeof TRANSACTION_FILE_COLUMNS)[number]['id'];

/** What an accountant books a movement with, whatever the screen shows. */
export const ACCOUNTANTS_COLUMNS: readonly TransactionFileColumnId[] = [
  'transaction_id',
  'date',
  'type',
  'order',
  'deposit_currency',
  'amount',
  'fees',
  'net',
  'deposit_id',
  'tax',
  'deposit_date',
];

/** A row of a file needs its id, and an amount its currency, whatever the screen shows. */
const ALWAYS_IN_A_FILE: readonly TransactionFileColumnId[] = ['transaction_id', 'deposit_currency'];

/** The columns of a file, in the order of the list: those that were asked for, and those no file is without. */
export const transactionFileColumns = (asked: readonly TransactionFileColumnId[]) =>
  TRANSACTION_FILE_COLUMNS.filter(({ id }) => asked.includes(id) || ALWAYS_IN_A_FILE.includes(id));

export const TRANSACTION_FILE_COLUMN_IDS = TRANSACTION_FILE_COLUMNS.map(({ id }) => id);
