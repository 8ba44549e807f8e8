import type { Words } from '#languages/kit/words.ts';
import type { mailCopy as english } from '#web/features/mail/mail-copy.ts';

export const mailCopy: Words<typeof english> = {
  title: 'E-mails',
  lead: 'Cette boutique n’a pas de serveur de messagerie : les e-mails sont conservés ici au lieu d’être envoyés.',
  table: 'E-mails',
  columns: { subject: 'Objet', to: 'À', created: 'Écrit le', state: 'État' },
  states: { waiting: 'En attente', sent: 'Conservé ici', failed: 'Échoué' },
  emptyTitle: 'Pas encore d’e-mail',
  empty: 'Quand un export est prêt, ou que quelque chose vous attend, l’e-mail correspondant sera ici.',
  loadFailed: 'Les e-mails n’ont pas pu être lus.',
  oneFailed: 'Cet e-mail n’a pas pu être lu.',
  offTitle: 'Les e-mails partent d’eux-mêmes',
  off: 'Cette boutique a un serveur de messagerie. Les e-mails sont envoyés à leurs destinataires et ne sont pas conservés ici.',
  from: 'Écrit le',
  to: 'À',
  attachments: 'Pièces jointes',
  attachment: (name, kilobytes) => `${name}, ${kilobytes} ko`,
  lastError: 'Dernier problème',
  back: 'Tous les e-mails',
};
