import { labelled } from '../shared/labelled.ts';
import { transactionColumnsCopy } from './transaction-columns-copy.ts';

/** The sort keys of the transactions list, as they travel. */
export const TRANSACTION_SORTS = [
  'date',
  'customer_currency',
  'customer_amount',
  'deposit_currency',
  'amount',
  'fees',
  'net',
] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

type TransactionColumn = Readonly<{ id: string; hidden: boolean; sort?: TransactionSort }>;

const COLUMNS = [
  { id: 'transaction_id', hidden: true },
  { id: 'date', hidden: false, sort: 'date' },
  { id: 'type', hidden: false },
  { id: 'channel', hidden: false },
  { id: 'source', hidden: false },
  { id: 'customer_name', hidden: false },
  { id: 'customer_email', hidden: true },
  { id: 'customer_country', hidden: true },
  { id: 'order', hidden: false },
  { id: 'subscriptions', hidden: false },
  { id: 'customer_currency', hidden: true, sort: 'customer_currency' },
  { id: 'customer_amount', hidden: true, sort: 'customer_amount' },
  { id: 'deposit_currency', hidden: true, sort: 'deposit_currency' },
  { id: 'amount', hidden: false, sort: 'amount' },
  { id: 'fees', hidden: false, sort: 'fees' },
  { id: 'net', hidden: false, sort: 'net' },
  { id: 'risk_level', hidden: true },
  { id: 'deposit_id', hidden: true },
  { id: 'deposit_status', hidden: true },
] as const satisfies readonly TransactionColumn[];

/** The columns of the transactions list in their order. The screen and the exported file share them, so they cannot differ. */
export const TRANSACTION_COLUMNS = labelled(COLUMNS, transactionColumnsCopy);

export type TransactionColumnId = (typeof TRANSACTION_COLUMNS)[number]['id'];

/** The columns of a file: those of the list, and what only a file has room for. */
export const TRANSACTION_FILE_COLUMNS = labelled(
  [...COLUMNS, { id: 'tax' }, { id: 'deposit_date' }],
  transactionColumnsCopy,
);
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

export const TRANSACTION_COLUMN_IDS = TRANSACTION_COLUMNS.map(({ id }) => id);
export const TRANSACTION_FILE_COLUMN_IDS = TRANSACTION_FILE_COLUMNS.map(({ id }) => id);
