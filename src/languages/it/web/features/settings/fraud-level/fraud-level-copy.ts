import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/settings/fraud-level/fraud-level-copy.ts';

export const fraudLevelCopy: Words<typeof english.fraudLevelCopy> = {
  whatIsBasic: 'Che cosa fa la protezione di base?',
  basic: {
    title: 'Protezione di base',
    text: 'Al livello di base decide solo il gestore dei pagamenti, e nessuno dei tuoi filtri viene consultato.',
    points: [
      'I pagamenti che valuta a rischio massimo vengono bloccati.',
      'I pagamenti con codice di sicurezza (CVC) errato vengono rifiutati, finché il tuo account lo prevede.',
      'I filtri che hai salvato restano, e tornano con il livello avanzato.',
    ],
    close: 'Chiudi',
  },
  noFilters: 'Configura prima almeno un filtro.',
  tour: {
    steps: [
      {
        title: 'I tuoi filtri sulle frodi',
        text: 'Decidi quali ordini meritano un secondo sguardo: per indirizzo, Paese, prezzo o numero di articoli.',
      },
      {
        title: 'Trattenere o bloccare',
        text: 'Un pagamento trattenuto è autorizzato e non viene addebitato finché non lo approvi. Uno bloccato non arriva mai alla banca.',
      },
      {
        title: 'Consulta prima il tuo storico',
        text: 'Prima di salvare, il laboratorio frodi ti dice che cosa avrebbero fatto i tuoi filtri ai pagamenti che hai incassato.',
      },
    ],
    progress: (step, steps) => `${step} di ${steps}`,
    next: 'Avanti',
    later: 'Salta la presentazione',
    configure: 'Configura i filtri',
  },
};
