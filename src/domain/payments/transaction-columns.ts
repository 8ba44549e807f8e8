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

export const TRANSACTION_COLUMN_IDS = TRANSACTION_COLUMNS.map(({ id }) => id);
