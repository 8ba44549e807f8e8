import type { Mail } from '#contract/mail.ts';

export const mailCopy = {
  title: 'Mail',
  lead: 'This store has no mail server, so mails are kept here instead of being sent.',
  table: 'Mails',
  columns: { subject: 'Subject', to: 'To', created: 'Written', state: 'State' },
  states: { waiting: 'Waiting', sent: 'Kept here', failed: 'Failed' } satisfies Record<Mail['state'], string>,
  emptyTitle: 'No mail yet',
  empty: 'When an export is ready, or something needs you, the mail about it will be here.',
  loadFailed: 'The mails could not be read.',
  oneFailed: 'This mail could not be read.',
  offTitle: 'Mail goes out by itself',
  off: 'This store has a mail server. Mails are sent to their readers and not kept here.',
  from: 'Written',
  to: 'To',
  attachments: 'Attachments',
  attachment: (name: string, kilobytes: string) => `${name}, ${kilobytes} kB`,
  lastError: 'Last problem',
  back: 'All mails',
} as const;
