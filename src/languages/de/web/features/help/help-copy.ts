import type { Words } from '#languages/kit/words.ts';
import type { helpCopy as english } from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english> = {
  title: 'Hilfe',
  lead: 'Kurze Antworten zu Zahlungen, Auszahlungen, Anfechtungen und Einstellungen.',
  see: 'Weiterlesen',
  notFoundTitle: 'Diese Hilfeseite gibt es nicht',
  notFound: 'Der Link ist vielleicht alt. Alle Themen stehen auf der Hilfeseite.',
  allTopics: 'Alle Themen',
  keyboard: 'Tastatur',
  keyboardText:
    'Suchen, zu einer Seite gehen und mehr, ganz ohne Maus. Drücken Sie überall ?, um die Liste zu sehen.',
  showKeys: 'Tastenkürzel anzeigen',
  groups: {
    account: 'Ihr Konto',
    money: 'Zahlungen und Auszahlungen',
    risk: 'Anfechtungen und Betrug',
    setUp: 'Einstellungen und Werkzeuge',
  },
};
