import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english.mailCopy> = {
  title: 'E-mail',
  lead: 'Deze winkel heeft geen mailserver, dus e-mails worden hier bewaard in plaats van verstuurd.',
  table: 'E-mails',
  columns: { subject: 'Onderwerp', to: 'Aan', created: 'Geschreven', state: 'Status' },
  states: { waiting: 'Wacht', sent: 'Hier bewaard', failed: 'Mislukt' },
  emptyTitle: 'Nog geen e-mail',
  empty: 'Is een export klaar, of moet je iets doen, dan staat hier de e-mail daarover.',
  loadFailed: 'De e-mails konden niet worden gelezen.',
  oneFailed: 'Deze e-mail kon niet worden gelezen.',
  offTitle: 'E-mails worden vanzelf verstuurd',
  off: 'Deze winkel heeft een mailserver. E-mails worden naar de ontvangers gestuurd en hier niet bewaard.',
  from: 'Geschreven',
  to: 'Aan',
  attachments: 'Bijlagen',
  attachment: (name, kilobytes) => `${name}, ${kilobytes} kB`,
  lastError: 'Laatste probleem',
  back: 'Alle e-mails',
};
