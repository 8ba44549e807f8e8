import type { FileKind } from '#domain/schedules/file-kind.ts';
import { spoken } from '#domain/shared/spoken.ts';

/** The messages of the inbox that are about what is true now. */
export const liveNotesCopy = spoken('server/features/notes/live-notes-copy#liveNotesCopy', {
  overdueTitle: 'Your account details are overdue',
  overdue: 'Payments and payouts may be paused until they are there.',
  neededTitle: 'Your account needs more details',
  neededBy: (moment: string, zone: string) =>
    `Give them by ${moment} (${zone}), so that payments and payouts go on.`,
  neededSoon: 'Give them soon, so that payments and payouts go on.',
  seeNeeded: 'See what is missing',
  latePayoutTitle: (amount: string) => `The payout of ${amount} is overdue`,
  latePayout: (day: string) =>
    `It was expected on ${day}. Ask your bank, and name the reference on its page.`,
  seePayout: 'See payout',
  groups: {
    dispute_won: {
      one: (amount: string) => `You won a dispute: ${amount}`,
      several: (count: number) => `${count} disputes won`,
      text: 'The bank gave the money back to you.',
      textOfSeveral: 'The bank gave the money back to you.',
    },
    dispute_lost: {
      one: (amount: string) => `You lost a dispute: ${amount}`,
      several: (count: number) => `${count} disputes lost`,
      text: 'The customer keeps the money, and the fee stays.',
      textOfSeveral: 'The customers keep the money, and the fees stay.',
    },
    refund_returned: {
      one: (amount: string) => `A refund came back: ${amount}`,
      several: (count: number) => `${count} refunds came back`,
      text: 'The customer’s bank did not take it. The money is in your balance again; pay the customer another way.',
      textOfSeveral:
        'The customers’ banks did not take them. The money is in your balance again; pay the customers another way.',
    },
  },
  seePayment: 'See payment',
  seeAll: 'See all',
  exported: {
    transactions: 'An export of transactions is finished',
    payouts: 'An export of payouts is finished',
    disputes: 'An export of disputes is finished',
    blocked: 'An export of blocked payments is finished',
    'audit-log': 'An export of the audit log is finished',
    journal: 'A journal is finished',
    statement: 'A monthly statement is finished',
  } satisfies Record<FileKind, string>,
  exportAgain: 'It can be downloaded again.',
  exportRows: (rows: number) =>
    rows === 1
      ? 'It has 1 row, and can be downloaded again.'
      : `It has ${rows} rows, and can be downloaded again.`,
  seeExports: 'See exports',
} as const);
