import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english.storeLanguageCopy> = {
  title: 'Taal',
  text: 'Voor de winkel, de e-mails aan klanten en iedereen die zelf niets heeft gekozen.',
  label: 'Taal van de winkel',
  help: 'Wie inlogt, kan in het accountmenu een andere kiezen. Wordt opgeslagen zodra je het wijzigt.',
  byBrowser: 'Taal van de browser',
  saved: 'De taal van de winkel is opgeslagen.',
  notSaved: 'De taal van de winkel is niet opgeslagen.',
};
