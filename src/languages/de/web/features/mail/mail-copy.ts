import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  title: 'E-Mails',
  lead: 'Dieser Shop hat keinen Mailserver, deshalb werden E\u2011Mails hier aufbewahrt, statt gesendet zu werden.',
  table: 'E-Mails',
  columns: { subject: 'Betreff', to: 'An', created: 'Geschrieben', state: 'Status' },
  states: { waiting: 'Wartet', sent: 'Hier aufbewahrt', failed: 'Fehlgeschlagen' },
  emptyTitle: 'Noch keine E\u2011Mails',
  empty: 'Wenn ein Export fertig ist oder Sie gebraucht werden, liegt die E\u2011Mail dazu hier.',
  loadFailed: 'Die E\u2011Mails konnten nicht gelesen werden.',
  oneFailed: 'Diese E\u2011Mail konnte nicht gelesen werden.',
  offTitle: 'E\u2011Mails werden von selbst gesendet',
  off: 'Dieser Shop hat einen Mailserver. E\u2011Mails werden an ihre Empfänger gesendet und nicht hier aufbewahrt.',
  from: 'Geschrieben',
  to: 'An',
  attachments: 'Anhänge',
  attachment: (name, kilobytes) => `${name}, ${kilobytes} kB`,
  lastError: 'Letztes Problem',
  back: 'Alle E\u2011Mails',
};
