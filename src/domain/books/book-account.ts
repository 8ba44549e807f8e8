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

/** The five roots of every chart. */
export type AccountRoot = 'Assets' | 'Liabilities' | 'Income' | 'Expenses' | 'Equity';

type Described = Readonly<{ name: string; root: AccountRoot; what: string }>;

export const BOOK_ACCOUNT_WORDS: Readonly<Record<BookAccount, Described>> = {
  clearing: {
    name: 'Payments clearing',
    root: 'Assets',
    what: 'What the payments provider holds. It is as much as the provider says, every day.',
  },
  in_transit: {
    name: 'Payouts in transit',
    root: 'Assets',
    what: 'What left for the bank. Book the line of the bank statement against it.',
  },
  bank: { name: 'Bank', root: 'Assets', what: 'What a matched line of the bank statement shows.' },
  reserve: {
    name: 'Reserve held',
    root: 'Assets',
    what: 'What the provider holds back from payouts.',
  },
  receivable: {
    name: 'Sales booked elsewhere',
    root: 'Assets',
    what: 'Stands for sales and refunds where the shop’s own system books them.',
  },
  suspense: {
    name: 'Suspense',
    root: 'Equity',
    what: 'What the provider moved for a reason that has no account here. Look at each and move it on.',
  },
  loan: {
    name: 'Provider loan',
    root: 'Liabilities',
    what: 'What is still owed of a loan, without its fee.',
  },
  sales_tax: { name: 'Sales tax payable', root: 'Liabilities', what: 'The tax inside of sales.' },
  input_tax: { name: 'Input tax', root: 'Assets', what: 'The tax inside of fees.' },
  sales: { name: 'Sales', root: 'Income', what: 'What customers paid.' },
  refunds: { name: 'Refunds', root: 'Income', what: 'What customers got back; less than nothing.' },
  disputes: {
    name: 'Disputed payments',
    root: 'Expenses',
    what: 'What banks took back for customers; a dispute that is won gives it back.',
  },
  processing_fees: { name: 'Processing fees', root: 'Expenses', what: 'What each payment cost.' },
  dispute_fees: { name: 'Dispute fees', root: 'Expenses', what: 'What a dispute cost beside its payment.' },
  payout_fees: { name: 'Instant payout fees', root: 'Expenses', what: 'What paying out at once cost.' },
  reader_fees: { name: 'Card reader fees', root: 'Expenses', what: 'What card readers cost.' },
  bank_fees: { name: 'Bank fees', root: 'Expenses', what: 'What the bank kept of a payout.' },
  financing: { name: 'Financing cost', root: 'Expenses', what: 'The fee of a loan, with each repayment.' },
  exchange: {
    name: 'Exchange differences',
    root: 'Income',
    what: 'What a refund or dispute cost more or less than its sale, because rates moved.',
  },
};
