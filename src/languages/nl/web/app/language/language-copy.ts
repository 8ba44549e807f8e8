import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english.languageCopy> = {
  title: 'Taal',
  lead: 'Wat je op deze pagina hebt getypt en nog niet opgeslagen, blijft staan.',
  automatic: 'Zoals ingesteld in de winkel of je browser',
  notSaved: 'Je taal is niet opgeslagen. Er is niets gewijzigd.',
};
