import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english.onboardingCopy> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'Attività' },
    { id: 'embedded', label: 'Verifica' },
  ],
  leave: 'Esci',
  title: 'Parlaci della tua attività',
  lead: 'Sei risposte. Decidono quali dati chiederà poi il gestore dei pagamenti, così vedi solo ciò che ti riguarda.',
  embeddedTitle: 'Verifica',
  continueTitle: 'Continua la registrazione',

  country: 'Dove è registrata la tua attività?',
  countryHelp: 'Se cambi il Paese, il tipo di attività viene azzerato.',
  countryPlaceholder: 'Scegli un Paese',
  type: 'Che tipo di attività è?',
  typeHelp: 'Scegli prima un Paese.',
  structure: 'Forma societaria',
  structurePlaceholder: 'Scegli una forma',
  mcc: 'Che cosa vendi?',
  mccPlaceholder: 'Cerca beni e servizi',
  revenue: 'Fatturato annuo',
  revenuePlaceholder: 'Scegli una fascia',
  revenues: {
    less_than_250k: 'Meno di 250.000 $',
    from_250k_to_1m: 'Da 250.000 $ a 1 mln $',
    from_1m_to_20m: 'Da 1 a 20 mln $',
    from_20m_to_100m: 'Da 20 a 100 mln $',
    more_than_100m: 'Più di 100 mln $',
  },
  timeframe: 'Quando incasserai il primo pagamento?',
  timeframePlaceholder: 'Scegli un periodo',
  timeframes: {
    already_live: 'Vendo già',
    within_1month: 'Entro 1 mese',
    from_1_to_3months: 'Da 1 a 3 mesi',
    from_3_to_6months: 'Da 3 a 6 mesi',
    more_than_6months: 'Più di 6 mesi',
  },
  back: 'Indietro',
  next: 'Continua',

  door: {
    verified: {
      title: 'La tua attività è verificata',
      text: 'Il gestore dei pagamenti non chiede altro. Qui puoi cambiare dove vanno i bonifici e che cosa leggono i clienti della tua attività.',
    },
    waiting: {
      title: 'Il gestore dei pagamenti ha ricevuto i tuoi dati',
      text: 'Li sta esaminando, quindi ora non si può cambiare nulla. Se manca qualcosa, ti verrà chiesto.',
    },
    closed: {
      title: 'Questo account non si può più modificare',
      text: 'Il gestore dei pagamenti lo ha chiuso. Pagamenti, bonifici, contestazioni e documenti passati restano accessibili.',
    },
  },
  toOverview: 'Vedi la panoramica',
  bank: 'Cambia conto bancario',
  business: 'Che cosa leggono i clienti',

  fieldsFailed: 'Impossibile caricare il modulo',
  finishing: 'Salvataggio dei tuoi dati…',

  aside: 'Che cosa succede dopo',
  events: [
    { id: 'details', icon: 'user', title: 'Tu: dati dell’attività', text: 'Circa 2 minuti.' },
    {
      id: 'verification',
      icon: 'shield',
      title: 'Tu: verifica',
      text: 'Titolare, documento e conto bancario, su un modulo del gestore dei pagamenti. Circa 8 minuti.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'Gestore dei pagamenti: esame',
      text: 'Per lo più entro un’ora, a volte due giorni lavorativi.',
    },
  ],
  stopTitle: 'Puoi fermarti quando vuoi',
  stopText: 'Le risposte restano su questo dispositivo finché non torni.',
};
