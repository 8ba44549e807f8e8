import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english.helpCopy> = {
  title: 'Help',
  lead: 'Korte antwoorden over betalingen, uitbetalingen, geschillen en instellingen.',
  see: 'Lees verder',
  notFoundTitle: 'Deze helppagina bestaat niet',
  notFound: 'Misschien is de link oud. Alle onderwerpen staan op de helppagina.',
  allTopics: 'Alle onderwerpen',
  keyboard: 'Toetsenbord',
  keyboardText: 'Zoeken, naar een pagina gaan en meer, zonder muis. Druk ergens op ? om de lijst te zien.',
  showKeys: 'Sneltoetsen tonen',
  groups: {
    account: 'Je account',
    money: 'Betalingen en uitbetalingen',
    risk: 'Geschillen en fraude',
    setUp: 'Instellingen en hulpmiddelen',
  },
};
