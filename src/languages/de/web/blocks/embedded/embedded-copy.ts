import type { Words } from '#languages/kit/words.ts';
import type { embeddedCopy as english } from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  unknownError: 'Unbekannter Fehler',
  missingKey: 'In der Antwort der Sitzung fehlt der veröffentlichbare Schlüssel',
  scriptFailed:
    'Das Formular des Zahlungsanbieters konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};
