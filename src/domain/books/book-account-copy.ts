import { spoken } from '../shared/spoken.ts';
import type { BookAccount } from './book-account.ts';

/** What the accounts of the books are called until an accountant calls them otherwise, and what stands on them. */
export const BOOK_ACCOUNT_WORDS = spoken('domain/books/book-account-copy#BOOK_ACCOUNT_WORDS', {
  clearing: {
    name: 'Payments clearing',
    what: 'What the payments provider holds. It is as much as the provider says, every day.',
  },
  in_transit: {
    name: 'Payouts in transit',
    what: 'What left for the bank and has not been seen on its statement yet.',
  },
  bank: { name: 'Bank', what: 'What a matched line of the bank statement shows.' },
  reserve: { name: 'Reserve held', what: 'What the provider holds back from payouts.' },
  receivable: {
    name: 'Sales booked elsewhere',
    what: 'Stands for sales and refunds where the shop’s own system books them.',
  },
  suspense: {
    name: 'Suspense',
    what: 'What the provider moved for a reason that has no account here. Look at each and move it on.',
  },
  loan: { name: 'Provider loan', what: 'What is still owed of a loan, without its fee.' },
  sales_tax: { name: 'Sales tax payable', what: 'The tax inside of sales.' },
  input_tax: { name: 'Input tax', what: 'The tax inside of fees.' },
  sales: { name: 'Sales', what: 'What customers paid.' },
  refunds: { name: 'Refunds', what: 'What customers got back; less than nothing.' },
  disputes: {
    name: 'Disputed payments',
    what: 'What banks took back for customers; a dispute that is won gives it back.',
  },
  processing_fees: { name: 'Processing fees', what: 'What each payment cost.' },
  dispute_fees: { name: 'Dispute fees', what: 'What a dispute cost beside its payment.' },
  payout_fees: { name: 'Instant payout fees', what: 'What paying out at once cost.' },
  reader_fees: { name: 'Card reader fees', what: 'What card readers cost.' },
  bank_fees: { name: 'Bank fees', what: 'What the bank kept of a payout.' },
  financing: { name: 'Financing cost', what: 'The fee of a loan, with each repayment.' },
  exchange: {
    name: 'Exchange differences',
    what: 'What a refund or dispute cost more or less than its sale, because rates moved.',
  },
} as const satisfies Record<BookAccount, Readonly<{ name: string; what: string }>>);
