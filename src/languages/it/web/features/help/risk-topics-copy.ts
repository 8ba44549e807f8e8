import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/risk-topics-copy.ts';

export const riskTopics: Words<typeof english.riskTopics> = {
  disputes: {
    title: 'Contestazioni',
    lead: 'Un cliente ha chiesto alla sua banca di riprendere un pagamento. Puoi accettare la contestazione o rispondere con prove.',
    sections: [
      {
        title: 'Che cosa succede al denaro',
        text: [
          'La banca prende subito l’importo e una commissione dal tuo saldo. Se vinci, tornano entrambi; se perdi, o non rispondi in tempo, non torna nulla.',
          'La decisione della banca può richiedere 60 giorni e più dopo la tua risposta, circa 75 giorni in tutto.',
        ],
      },
      {
        title: 'La scadenza',
        text: [
          'È indicata con giorno, ora e fuso orario. Una bozza salvata viene inviata così com’è quando il tempo è scaduto; senza, la contestazione è persa senza essere esaminata.',
          'Chi può rispondere riceve un promemoria per email sette, tre e un giorno prima, secondo il calendario del negozio.',
        ],
      },
      {
        title: 'Quando il cliente la ritira',
        text: [
          'Spesso un cliente non ha riconosciuto l’addebito, o voleva solo una risposta. Se riconosce che il pagamento era corretto, chiedigli di dire alla sua banca che ritira la contestazione, e di mandarti la conferma della banca.',
          'Invia quella conferma come prova prima della scadenza: di solito il ritiro diventa definitivo solo dopo circa 75 giorni, e senza prove potresti ancora perdere la contestazione.',
        ],
      },
      {
        title: 'Accettare',
        text: [
          'Accettare significa perdere la contestazione in modo definitivo, insieme alla commissione. È la risposta giusta quando il cliente ha ragione.',
        ],
      },
    ],
    see: ['evidence', 'inquiries', 'fraud-protection'],
  },
  inquiries: {
    title: 'Richieste di informazioni',
    lead: 'Una domanda della banca del cliente prima di aprire una contestazione. Non si è ancora mosso denaro.',
    sections: [
      {
        title: 'Che cosa fare',
        text: [
          'Rispondi con prove, o rimborsa l’ordine: un rimborso chiude la richiesta di informazioni e non è dovuta alcuna commissione di contestazione. Una richiesta di informazioni non si può accettare.',
          'Si chiude da sola dopo circa 120 giorni se la banca non va oltre.',
        ],
      },
    ],
    see: ['disputes', 'refunds'],
  },
  evidence: {
    title: 'Le prove che aiutano',
    lead: 'L’addetto della banca le legge in pochi minuti. Meglio breve e completo che lungo.',
    sections: [
      {
        title: 'Che cosa inviare',
        text: ['Dipende dal motivo della contestazione; il modulo chiede ciò che conta.'],
        points: [
          'Non ricevuto: il corriere, il numero di tracciamento e la prova di consegna all’indirizzo dell’ordine.',
          'Non conforme alla descrizione: la descrizione vista dal cliente e i messaggi che vi siete scambiati.',
          'Non riconosciuto o frode: indizi che era il cliente (controlli dell’indirizzo, ordini precedenti, registro degli accessi).',
          'Abbonamento: quando e come si poteva disdire, e che non è stato disdetto.',
        ],
      },
      {
        title: 'Limiti',
        text: [
          'Insieme i file possono avere 4,5 MB; usa PDF, JPEG o PNG. Un testo può avere 20.000 caratteri, tutti insieme 150.000.',
        ],
      },
    ],
    see: ['disputes'],
  },
  'fraud-protection': {
    title: 'Protezione dalle frodi',
    lead: 'I filtri esaminano ogni pagamento prima che venga incassato. Ciò che corrisponde viene bloccato o trattenuto finché non decidi.',
    sections: [
      {
        title: 'Base e avanzata',
        text: [
          'La protezione di base usa i controlli dei circuiti delle carte e del gestore dei pagamenti. L’avanzata aggiunge filtri che imposti tu; almeno uno deve essere attivo.',
        ],
      },
      {
        title: 'I filtri',
        text: [],
        points: [
          'AVS non corrispondente: l’indirizzo di fatturazione non è quello che conosce la banca.',
          'Indirizzo IP internazionale: l’ordine arriva da un Paese in cui non vendi.',
          'Indirizzo IP non corrispondente: l’ordine arriva da un Paese diverso da quello di fatturazione.',
          'Indirizzi diversi: l’indirizzo di spedizione è diverso da quello di fatturazione.',
          'Soglia del prezzo d’acquisto: il totale è sotto o sopra i tuoi limiti.',
          'Soglia di articoli per ordine: meno o più articoli dei tuoi limiti.',
          'Verifica del CVC: il codice sulla carta è sbagliato.',
        ],
      },
      {
        title: 'Trattenuto o bloccato',
        text: [
          'Un pagamento trattenuto è riservato sulla carta e viene incassato solo quando lo approvi. Un pagamento bloccato non avviene mai.',
        ],
      },
    ],
    see: ['risk-level', 'disputes', 'manual-capture'],
  },
  'risk-level': {
    title: 'Livelli di rischio',
    lead: 'Il gestore dei pagamenti valuta ogni pagamento in base a ciò che ha visto su tutta la sua rete.',
    sections: [
      {
        title: 'Normale, elevato, massimo',
        text: [
          'Normale non richiede nulla. Elevato merita uno sguardo prima di spedire. Massimo di solito viene bloccato; se non lo è, chiedi prima al cliente.',
        ],
      },
    ],
    see: ['fraud-protection'],
  },
};
