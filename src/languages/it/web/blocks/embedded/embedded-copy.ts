import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english.embeddedCopy> = {
  unknownError: 'Errore sconosciuto',
  missingKey: 'Nella risposta della sessione manca la chiave pubblicabile',
  scriptFailed:
    'Impossibile caricare il modulo del gestore dei pagamenti. Controlla la connessione e riprova.',
};
