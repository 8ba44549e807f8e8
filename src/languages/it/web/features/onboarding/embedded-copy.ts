import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english.embeddedStepCopy> = {
  loading: 'Caricamento del modulo di verifica',
  needsHttps:
    'L’attivazione dei pagamenti con il nostro partner finanziario richiede HTTPS e non si può completare a questo indirizzo.',
  learnMore: 'Scopri di più',
  cancel: 'Annulla',
  failed: 'Impossibile aprire il modulo di verifica',
  tooSlow: 'Il modulo del gestore dei pagamenti non è comparso. Controlla la connessione e riprova.',
  openElsewhere: (country) => `Il tuo account è aperto in: ${country}`,
  countryStays:
    'Il Paese di un account non si può cambiare una volta aperto, quindi quello scelto ora non viene usato.',
  finishing: 'Salvataggio dei tuoi dati…',
  back: 'Torna all’inizio',
  elsewhere: 'Sulla pagina del gestore dei pagamenti',
  elsewhereText:
    'Lo stesso modulo si può compilare su una pagina del gestore dei pagamenti. Poi torni qui automaticamente.',
  elsewhereOpen: 'Continua là',
};
