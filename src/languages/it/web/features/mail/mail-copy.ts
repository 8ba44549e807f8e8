import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english.mailCopy> = {
  title: 'Email',
  lead: 'Questo negozio non ha un server di posta, quindi le email restano qui invece di essere inviate.',
  table: 'Email',
  columns: { subject: 'Oggetto', to: 'A', created: 'Scritta', state: 'Stato' },
  states: { waiting: 'In attesa', sent: 'Conservata qui', failed: 'Non riuscita' },
  emptyTitle: 'Ancora nessuna email',
  empty: 'Quando un’esportazione è pronta, o qualcosa richiede il tuo intervento, l’email sarà qui.',
  loadFailed: 'Impossibile leggere le email.',
  oneFailed: 'Impossibile leggere questa email.',
  offTitle: 'Le email partono da sole',
  off: 'Questo negozio ha un server di posta. Le email vengono inviate ai destinatari e non restano qui.',
  from: 'Scritta',
  to: 'A',
  attachments: 'Allegati',
  attachment: (name, kilobytes) => `${name}, ${kilobytes} kB`,
  lastError: 'Ultimo problema',
  back: 'Tutte le email',
};
