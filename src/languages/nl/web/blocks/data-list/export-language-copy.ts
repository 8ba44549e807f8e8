import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english.exportLanguageCopy> = {
  title: 'In welke taal wil je het bestand?',
  language: 'Taal van het bestand',
  english: 'Engels',
  loading: 'De taal van je exports wordt geladen',
  always: 'Altijd deze taal gebruiken',
  alwaysHelp: 'Je krijgt deze vraag niet meer. Je vindt dit ook in de instellingen, onder ‘Rapporten’.',
  export: 'Exporteren',
  notSaved: 'Je keuze is niet opgeslagen. Probeer het opnieuw, of exporteer zonder.',
};
