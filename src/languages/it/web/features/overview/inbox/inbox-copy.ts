import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english.inboxCopy> = {
  title: 'Messaggi',
  unread: 'da leggere',
  dismissAll: 'Rimuovi tutti',
  dismiss: (title) => `Rimuovi il messaggio: ${title}`,
  askOne: 'Rimuovere questo messaggio?',
  askOneText: 'Sparisce dai messaggi per tutti quelli che gestiscono questo negozio.',
  askAll: 'Rimuovere tutti i messaggi?',
  askAllText: 'Spariscono per tutti quelli che gestiscono questo negozio.',
  confirmOne: 'Rimuovi messaggio',
  confirmAll: 'Rimuovi tutti i messaggi',
  dismissed: 'Messaggio rimosso',
  allDismissed: 'Tutti i messaggi rimossi',
  notDismissed: 'Non è stato possibile rimuovere il messaggio',
  noneDismissed: 'Non è stato possibile rimuovere i messaggi',
  notBroughtBack: 'Non è stato possibile ripristinare i messaggi.',
  undo: 'Annulla',
  failed: 'Si è verificato un errore nel caricamento dei messaggi. Riprova.',
  reload: 'Ricarica',
  emptyTitle: 'Nessuna novità',
  emptyText: 'Qui compaiono promemoria di scadenze, bonifici non riusciti e altre novità sui tuoi pagamenti.',
};
