import type { FileKind } from '#domain/schedules/file-kind.ts';
import type { RunResult } from '#domain/schedules/scheduled-file.ts';
import { spoken } from '#domain/shared/spoken.ts';

export const scheduledFileCopy = spoken('server/mail/templates/scheduled-file-copy#scheduledFileCopy', {
  kinds: {
    transactions: 'Transactions',
    payouts: 'Payouts',
    disputes: 'Disputes',
    blocked: 'Blocked payments',
    'audit-log': 'Audit log',
    journal: 'Journal',
    statement: 'Monthly statement',
  } satisfies Record<FileKind, string>,
  days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  subject: (storeName: string, what: string, days: string) => `${storeName}: ${what}, ${days}`,
  ready: (storeName: string, what: string, days: string) =>
    `A file of ${storeName} is ready for you: ${what}, ${days}. It is made when you download it.`,
  came: (storeName: string, what: string, days: string) =>
    `Here is a file of ${storeName}: ${what}, ${days}.`,
  download: 'Download it here (sign-in needed):',
  why: (maker: string) => `You get this mail because ${maker} chose you when this file was scheduled.`,

  notSent: (storeName: string, what: string, days: string) =>
    `${storeName}: “${what}”, ${days}, was not sent`,
  stopped: (storeName: string, what: string) => `${storeName}: “${what}” does not come by itself any more`,
  trouble: {
    stopped:
      'Your schedule has stopped, because your role does not let you export this any more. Somebody who may export it can start it again.',
    nobody:
      'Nobody it is for may export this any more, so it was sent to nobody. Remove the schedule and make one for other people.',
    not_datev:
      'DATEV takes only numbers of four to eight digits for accounts. Choose a chart of DATEV in the chart of accounts, then run the schedule by hand.',
    failed:
      'It could not be sent in five tries. Run the schedule by hand; if that fails too, whoever runs the server finds the reason in its log.',
  } satisfies Record<'stopped' | Exclude<RunResult, 'sent' | 'trying'>, string>,
  open: 'See your schedules here (sign-in needed):',
} as const);
