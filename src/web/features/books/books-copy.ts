import type { CHECKS } from '#contract/books.ts';
import { MOVEMENT_KIND_WORDS } from '#domain/books/movement-kind-copy.ts';

type Check = (typeof CHECKS)[number];

export const booksCopy = {
  title: 'Books',
  lead: 'What to book: every movement with its accounts, as a file for your accounting program.',
  views: { label: 'Books', journal: 'Journal', chart: 'Chart of accounts' },
  month: 'Month',
  monthOf: (month: string, year: string) => `${month} ${year}`,
  months: 'January February March April May June July August September October November December'.split(' '),
  loading: 'Adding up the month',
  failed: 'The month could not be added up.',
  state: { locked: 'Locked', open: 'Open', running: 'Not over yet' },

  schedule: 'Schedule export',
  download: 'Download',
  downloads: 'Download the month',
  journalAs: (format: string) => `Journal for ${format}`,
  journalCsv: 'Journal as CSV',
  totalsCsv: 'Totals to compare with (CSV)',
  statementPdf: 'Monthly statement (PDF)',
  statementCsv: 'Monthly statement (CSV)',
  notDatev:
    'DATEV takes only account numbers of four to eight digits. Choose a chart of DATEV first, then download again.',

  trial: (code: string) => `Accounts, ${code}`,
  columns: { code: 'Number', account: 'Account', debit: 'Debit', credit: 'Credit' },
  total: 'Total',
  empty: 'Nothing moved in this month.',
  proof: {
    label: (code: string) => `Clearing and the provider’s balance, ${code}`,
    opening: 'Clearing when the month began',
    moved: 'Moved in this month',
    closing: 'Clearing at its end',
    held: 'Held by the provider then',
    heldNow: 'Held by the provider now',
    difference: 'Difference',
    unsaid:
      'The payments provider did not answer, so its balance is not compared. The accounts are whole all the same.',
    byPayout:
      'You book by the day of the payout, so the clearing comes to nothing with every payout and is not the provider’s balance.',
    off: 'The provider holds something else than the books say. Something may not have arrived here yet: Sync shows what is missing and brings it in.',
    sync: 'Open Sync',
  },
  feeTaxUntold: (fees: string) =>
    `Whether there is tax inside of ${fees} of these fees, the provider did not say, so all of it is booked as a cost. Its tax invoice tells.`,
  feeTaxInvoices: 'Open Documents',
  late: (count: number) =>
    count === 1
      ? '1 movement became known after its own month was locked. It is booked on the first day of this one, and marked.'
      : `${count} movements became known after their own month was locked. They are booked on the first day of this one, and marked.`,
  changed:
    'This month was locked with other sums than its movements have now: the provider has changed or withdrawn something. Unlock it, look at the difference, and lock it again.',

  checks: 'Closing the month',
  check: {
    over: () => 'The month is over',
    adds_up: () => 'The clearing is what the provider held',
    suspense: () => 'Nothing is left in suspense',
    statements: () => 'No bank statement says whether payouts arrived',
    arrived: (count: number) =>
      count === 0
        ? 'All payouts of the month arrived at the bank'
        : count === 1
          ? '1 payout of the month was not seen at the bank'
          : `${count} payouts of the month were not seen at the bank`,
    bank_lines: (count: number) =>
      count === 0
        ? 'Every bank line that may be a payout is decided'
        : count === 1
          ? '1 bank line may be a payout and is not decided'
          : `${count} bank lines may be payouts and are not decided`,
    disputes: (count: number) =>
      count === 0
        ? 'No dispute waits for an answer'
        : count === 1
          ? '1 dispute waits for an answer and may still be lost'
          : `${count} disputes wait for an answer and may still be lost`,
    locked: () => 'The month is locked',
  } satisfies Record<Check, (count: number) => string>,
  look: {
    statements: 'Import statements',
    arrived: 'Show payouts',
    bank_lines: 'Show lines',
    disputes: 'Show disputes',
  },
  done: 'done',
  open: 'open',
  lock: 'Lock the month',
  lockTitle: (month: string) => `Lock ${month}?`,
  lockText:
    'It takes no new entry then: what becomes known later is booked in the next month, and marked. You can unlock it again.',
  locked: (month: string) => `${month} is locked.`,
  lockedBy: (who: string) => `Locked by ${who},`,
  unlock: 'Unlock',
  unlockTitle: (month: string) => `Unlock ${month}?`,
  unlockText:
    'What came late for it is booked on its own days again. Files that were made of it may then differ from new ones.',
  unlocked: (month: string) => `${month} is open again.`,

  entries: 'Entries',
  entriesFailed: 'The entries could not be loaded.',
  entryColumns: { day: 'Day', what: 'What', accounts: 'Accounts' },
  noEntries: 'Nothing to book',
  noEntriesText: 'Nothing moved in this month. What customers pay and what it costs is listed here.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'Summary' },
  summary: (count: string) => `${count} movements`,
  one: '1 movement',
  order: (number: string) => `order ${number}`,
  lateOf: (day: string) => `Late, of ${day}`,
} as const;
