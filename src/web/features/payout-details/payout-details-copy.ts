import type { PayoutKind } from '#domain/payouts/payout-kind.ts';
import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#domain/payouts/proof-words-copy.ts';
import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const payoutDetailsCopy = {
  title: 'Payout details',
  titleOf: (type: string, day: string) => `${type} of ${day}`,
  /** The specification says “deposit” here, in English; everywhere else it is a payout. */
  notFound: 'The deposit you are looking for cannot be found.',
  notFoundText: 'The address may be incomplete, or the payout belongs to another account.',
  failedRead: 'Error retrieving payout.',
  back: 'Back to payouts',

  summary: 'Summary',
  failureReason: 'Failure reason: ',
  laterPayout: 'See that payout',
  payoutFailure: {
    title: 'This payout failed',
    mended: (day: string) =>
      `Your bank sent the money back. It is part of the payout of ${day} now; there is nothing to do.`,
    text: 'Your bank sent the money back. It is in your balance again and leaves with a later payout; if the account is the reason, change the bank details first.',
  },
  withdrawalFailure: {
    title: 'This withdrawal failed',
    mended: (day: string) =>
      `Your bank did not pay. The amount is part of the payout of ${day} now; there is nothing to do.`,
    text: 'Your bank did not pay, so the amount is missing from your balance again: new sales cover it, or it is collected once more. If the account is the reason, change the bank details first.',
  },
  updateBank: 'Update bank details',

  details: 'Details',
  bankAccount: 'Bank account',
  noBank: 'Not available',
  reference: 'Bank reference ID',
  referenceWhat: 'bank reference ID',
  noReference: 'Not available',
  type: 'Type',
  kinds: { automatic: 'Automatic', instant: 'Instant', manual: 'By hand' } satisfies Record<
    PayoutKind,
    string
  >,
  fee: 'Instant payout fee',
  feeOf: (percentage: string) => `(${percentage})`,
  feeReturned: 'Given back with the payout',
  payoutId: 'Payout ID',
  payoutIdWhat: 'payout ID',

  instantMessage: "We're unable to show transaction history on instant payouts",
  learnMore: 'Learn more',
} as const;

export const stationsCopy = {
  label: 'Where it is',
  prepared: 'Prepared',
  made: 'Sent',
  inTransit: 'In transit',
  inTransitText: 'With the bank',
  arrived: 'Arrived',
  collected: 'Collected',
  expected: (day: string) => `Expected ${day}`,
  failed: 'Failed',
  canceled: 'Canceled',
  instantLead: {
    pending: (moment: string) => `Expected in your account by ${moment}.`,
    in_transit: (moment: string) => `Expected in your account by ${moment}.`,
    paid: (moment: string) => `In your account since ${moment}.`,
  },
  withdrawalLead: {
    pending: (day: string) => `Is collected from your account by ${day}.`,
    in_transit: (day: string) => `Is collected from your account by ${day}.`,
    paid: (day: string) => `Collected from your account on ${day}.`,
    failed: 'The bank did not pay. The amount is missing from your balance again.',
    canceled: 'This withdrawal was called off before it was collected.',
  },
  lead: {
    pending: (day: string) => `Leaves soon and is expected in your account by ${day}.`,
    in_transit: (day: string) => `Expected in your account by ${day}. Some banks take a day longer.`,
    paid: (day: string) => `In your account since ${day}.`,
    failed: 'The bank sent this payout back. Nothing was lost.',
    canceled: 'This payout was called off before it left. Nothing was lost.',
  },
} as const;

export const proofCopy = {
  title: 'Payout proof',
  checked: (rows: string, when: string) => `${rows}, checked ${when}`,
  rows: (count: number, words: string) => (count === 1 ? '1 transaction' : `${words} transactions`),
  failed: 'The proof of this payout could not be read.',
  madeOf: 'What it is made of',
  rowsColumn: 'Rows',
  amountColumn: 'Amount',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount: string) => `Unexplained: ${amount}`,
  toTheCent: 'to the cent',
  /** Yen have no cents, and dinars more than a hundred parts. */
  exactly: 'exactly',
  off: (amount: string) => `This payout differs from its lines by ${amount}.`,
  offText:
    'The movements behind it may still be on their way here. If this stays, tell support the payout ID.',
  allocation: 'Our allocation',
  allocationText:
    'The provider does not say which transactions an instant payout took. We count the oldest funds that were available to it, and say so.',
  returned:
    'No money reached your bank with this payout, and none of your transactions is held by it any more.',
  hadTaken: 'The transactions it had taken',
  leftWith: (day: string) => `They left with the payout of ${day}`,
  waitsForNext: 'They leave with a later one.',
  foot: 'Each line opens its rows.',
  download: 'Download proof',
  paper: 'Proof as PDF',
  file: {
    heads: ['Payout ID', 'Bank reference ID', 'Line', 'Rows', 'Amount', 'Currency'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout: string) => `payout-proof-${payout}.csv`,
  },
  carriedFrom: (day: string) => `from the payout of ${day}`,
} as const;

export const payoutTransactionsCopy: ListCopy = {
  name: 'Transactions in this payout',
  things: (count) => (count === 1 ? 'transaction' : 'transactions'),
  failed: 'Error retrieving transactions.',
  empty: {
    icon: 'card',
    title: 'No transactions belong to this payout',
    text: 'A payout that failed or was canceled gives its transactions back; they leave with a later one.',
  },
};

export const atBankCopy = {
  title: 'At your bank',
  toMatch: 'To match',
} as const;
