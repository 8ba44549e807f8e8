/** What the books tell apart, whatever number or name an accountant gives it. In the order a trial balance lists them. */
export const BOOK_ACCOUNTS = [
  'clearing',
  'in_transit',
  'bank',
  'reserve',
  'receivable',
  'suspense',
  'loan',
  'sales_tax',
  'input_tax',
  'sales',
  'refunds',
  'disputes',
  'processing_fees',
  'dispute_fees',
  'payout_fees',
  'reader_fees',
  'bank_fees',
  'financing',
  'exchange',
] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

/** The five roots of every chart, as the programs for plain text spell them. */
type AccountRoot = 'Assets' | 'Liabilities' | 'Income' | 'Expenses' | 'Equity';

export const ACCOUNT_ROOTS: Readonly<Record<BookAccount, AccountRoot>> = {
  clearing: 'Assets',
  in_transit: 'Assets',
  bank: 'Assets',
  reserve: 'Assets',
  receivable: 'Assets',
  suspense: 'Equity',
  loan: 'Liabilities',
  sales_tax: 'Liabilities',
  input_tax: 'Assets',
  sales: 'Income',
  refunds: 'Income',
  disputes: 'Expenses',
  processing_fees: 'Expenses',
  dispute_fees: 'Expenses',
  payout_fees: 'Expenses',
  reader_fees: 'Expenses',
  bank_fees: 'Expenses',
  financing: 'Expenses',
  exchange: 'Income',
};
