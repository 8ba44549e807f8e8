import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const payoutsListCopy: ListCopy = {
  name: 'Payout history',
  things: (count) => (count === 1 ? 'payout' : 'payouts'),
  failed: 'Error retrieving payouts.',
  empty: {
    icon: 'payout',
    title: 'No payouts yet',
    text: 'Once your first payments have become available, they leave for your bank and every payout is listed here.',
  },
};

export const payoutsCopy = {
  title: 'Payouts',
  show: 'Show',
  showAll: 'All payouts',
  showAdvanced: 'Advanced filters',
  total: 'Total',
  chooseCurrency: 'Choose one currency to see totals.',
  note: (currency: string, zone: string) => `${currency}, ${zone}`,

  filters: {
    date: 'Date',
    status: 'Status',
    source: 'Payment method',
  },

  detailsColumn: 'Details',
  details: 'Details',
  detailsOf: (type: string, amount: string, day: string) => `Payout details: ${type} of ${amount}, ${day}`,
  noBank: 'No bank account',
  atBankColumn: 'At your bank',
  notAtBank: 'No line is expected',
  whatToDo: 'What to do',
  whatToDoAbout: (state: string) => `${state}: what to do`,

  exportTitle: (count: string) => `Export ${count} payouts?`,
  exportAction: (count: string) => `Export ${count} payouts`,
  /** The specification says “deposits” here, in English; everywhere else they are payouts. */
  exportQuestion: (count: number) =>
    `You are about to export ${count} deposits. If you'd like to reduce the size of your export, you can use one or more filters. Would you like to continue?`,
} as const;

export const payoutTilesCopy = {
  label: 'Payouts at a glance',
  next: 'Next payout',
  inTransit: 'In transit',
  paidThisMonth: 'Paid this month',
  payouts: (count: number, words: string) => (count === 1 ? '1 payout' : `${words} payouts`),
  unknown: 'Could not be read',
} as const;

export const payoutNoticesCopy = {
  failed:
    'Payouts are currently paused because a recent payout failed. Please update your bank account details.',
  failedTitle: 'Your payouts are paused',
  updateBank: 'Update bank details',
  nextTitle: 'When your next payout leaves',
  next: (schedule: string) =>
    `Available funds are paid out automatically, ${schedule}. Banks take 1–3 business days to show them.`,
  learnMore: 'Learn more about payout schedules',
} as const;

export const feedbackCopy = {
  question: 'Are payouts working well for you?',
  questionText: 'A word from you helps other store owners choose, and helps us mend what does not work.',
  yes: 'Yes',
  no: 'No',

  positiveTitle: 'We are glad to hear that',
  positiveText: 'If you like, tell other store owners about it: a word from you helps them choose well.',
  done: 'Done',

  negativeTitle: 'What could be better?',
  negativeText: 'Tell us what went wrong or what you miss. We read every word.',
  comments: 'Your feedback',
  send: 'Send feedback',
  cancel: 'Cancel',
  thanks: 'Thank you for your feedback!',
  failed: 'Your feedback was not sent.',
} as const;
