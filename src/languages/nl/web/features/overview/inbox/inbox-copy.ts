import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/inbox/inbox-copy.ts';

export const inboxCopy: Words<typeof english.inboxCopy> = {
  title: 'Berichten',
  unread: 'ongelezen',
  dismissAll: 'Alles wegdoen',
  dismiss: (title) => `Bericht wegdoen: ${title}`,
  askOne: 'Dit bericht wegdoen?',
  askOneText: 'Het verdwijnt voor iedereen die deze winkel beheert.',
  askAll: 'Alle berichten wegdoen?',
  askAllText: 'Ze verdwijnen voor iedereen die deze winkel beheert.',
  confirmOne: 'Bericht wegdoen',
  confirmAll: 'Alle berichten wegdoen',
  dismissed: 'Bericht weggedaan',
  allDismissed: 'Alle berichten weggedaan',
  notDismissed: 'Het bericht kon niet worden weggedaan',
  noneDismissed: 'De berichten konden niet worden weggedaan',
  notBroughtBack: 'De berichten konden niet worden teruggehaald.',
  undo: 'Ongedaan maken',
  failed: 'Er ging iets mis bij het laden van je berichten. Probeer het opnieuw.',
  reload: 'Opnieuw laden',
  emptyTitle: 'Niets nieuws',
  emptyText:
    'Hier verschijnen herinneringen aan deadlines, mislukte uitbetalingen en ander nieuws over je betalingen.',
};
