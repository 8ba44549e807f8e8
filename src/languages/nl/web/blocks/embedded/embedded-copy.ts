import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english.embeddedCopy> = {
  unknownError: 'Onbekende fout',
  missingKey: 'In het antwoord van de sessie ontbreekt de publiceerbare sleutel',
  scriptFailed:
    'Het formulier van de betaalprovider kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
};
