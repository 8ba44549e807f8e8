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

export type TransactionColumn = Readonly<{
  id: string;
  label: string;
  hidden: boolean;
  sort?: TransactionSort;
}>;

/** The columns of the transactions list in their order. The screen and the exported file share them, so they cannot differ. */
export const TRANSACTION_COLUMNS = [
  { id: 'transaction_id', label: 'Transaction ID', hidden: true },
  { id: 'date', label: 'Date and time', hidden: false, sort: 'date' },
  { id: 'type', label: 'Type', hidden: false },
  { id: 'channel', label: 'Channel', hidden: false },
  { id: 'source', label: 'Payment method', hidden: false },
  { id: 'customer_name', label: 'Customer', hidden: false },
  { id: 'customer_email', label: 'Email', hidden: true },
  { id: 'customer_country', label: 'Country', hidden: true },
  { id: 'order', label: 'Order', hidden: false },
  { id: 'subscriptions', label: 'Subscription', hidden: false },
  { id: 'customer_currency', label: 'Paid currency', hidden: true, sort: 'customer_currency' },
  { id: 'customer_amount', label: 'Amount paid', hidden: true, sort: 'customer_amount' },
  { id: 'deposit_currency', label: 'Payout currency', hidden: true, sort: 'deposit_currency' },
  { id: 'amount', label: 'Amount', hidden: false, sort: 'amount' },
  { id: 'fees', label: 'Fees', hidden: false, sort: 'fees' },
  { id: 'net', label: 'Net', hidden: false, sort: 'net' },
  { id: 'risk_level', label: 'Risk level', hidden: true },
  { id: 'deposit_id', label: 'Payout ID', hidden: true },
  { id: 'deposit_status', label: 'Payout status', hidden: true },
] as const satisfies readonly TransactionColumn[];

export type TransactionColumnId = (typeof TRANSACTION_COLUMNS)[number]['id'];
/** A row of a file needs its id, and an amount its currency, whatever the screen shows. */
const ALWAYS_IN_A_FILE: readonly TransactionColumnId[] = ['transaction_id', 'deposit_currency'];

/** The columns of a file, in the order of the list: those that were asked for, and those no file is without. */
export const transactionFileColumns = (asked: readonly TransactionColumnId[]) =>
  TRANSACTION_COLUMNS.filter(({ id }) => asked.includes(id) || ALWAYS_IN_A_FILE.includes(id));

export const TRANSACTION_COLUMN_IDS = TRANSACTION_COLUMNS.map(({ id }) => id);
