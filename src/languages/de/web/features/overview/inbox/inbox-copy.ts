import type { Words } from '#languages/kit/words.ts';
import type { inboxCopy as english } from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english> = {
  title: 'Posteingang',
  unread: 'ungelesen',
  dismissAll: 'Alle entfernen',
  dismiss: (title) => `Nachricht entfernen: ${title}`,
  askOne: 'Diese Nachricht entfernen?',
  askOneText: 'Sie verschwindet für alle, die diesen Shop führen, aus dem Posteingang.',
  askAll: 'Alle Nachrichten entfernen?',
  askAllText: 'Sie verschwinden für alle, die diesen Shop führen, aus dem Posteingang.',
  confirmOne: 'Nachricht entfernen',
  confirmAll: 'Alle Nachrichten entfernen',
  dismissed: 'Nachricht entfernt',
  allDismissed: 'Alle Nachrichten entfernt',
  notDismissed: 'Die Nachricht konnte nicht entfernt werden',
  noneDismissed: 'Die Nachrichten konnten nicht entfernt werden',
  notBroughtBack: 'Die Nachrichten konnten nicht zurückgeholt werden.',
  undo: 'Rückgängig',
  failed: 'Beim Abrufen Ihres Posteingangs ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  reload: 'Neu laden',
  emptyTitle: 'Nichts Neues',
  emptyText:
    'Erinnerungen an Fristen, fehlgeschlagene Auszahlungen und andere Neuigkeiten zu Ihren Zahlungen erscheinen hier.',
};
