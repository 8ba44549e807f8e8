import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english.inboxCopy> = {
  title: 'Berichten',
  unread: 'ongelezen',
  dismissAll: 'Alles verwijderen',
  dismiss: (title) => `Bericht verwijderen: ${title}`,
  askOne: 'Dit bericht verwijderen?',
  askOneText: 'Het verdwijnt voor iedereen die deze winkel beheert.',
  askAll: 'Alle berichten verwijderen?',
  askAllText: 'Ze verdwijnen voor iedereen die deze winkel beheert.',
  confirmOne: 'Bericht verwijderen',
  confirmAll: 'Alle berichten verwijderen',
  dismissed: 'Bericht verwijderd',
  allDismissed: 'Alle berichten verwijderd',
  notDismissed: 'Het bericht kon niet worden verwijderd',
  noneDismissed: 'De berichten konden niet worden verwijderd',
  notBroughtBack: 'De berichten konden niet worden teruggehaald.',
  undo: 'Ongedaan maken',
  failed: 'Er ging iets mis bij het laden van je berichten. Probeer het opnieuw.',
  reload: 'Opnieuw laden',
  emptyTitle: 'Niets nieuws',
  emptyText:
    'Hier verschijnen herinneringen aan deadlines, mislukte uitbetalingen en ander nieuws over je betalingen.',
};
