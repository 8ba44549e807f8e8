import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/money-topics-copy.ts';

export const moneyTopics: Words<typeof english.moneyTopics> = {
  'payout-schedule': {
    title: 'Il calendario dei bonifici',
    lead: 'Un bonifico è denaro in viaggio dal tuo account di pagamento alla tua banca.',
    sections: [
      {
        title: 'Quando partono i bonifici',
        text: [
          'Ogni giorno, ogni settimana in un giorno a tua scelta, o ogni mese in una data a tua scelta. Il 31 indica l’ultimo giorno del mese. I bonifici partono nei giorni lavorativi.',
          'Un pagamento attende prima qualche giorno finché i suoi fondi non sono disponibili; il numero di giorni dipende dal Paese. Poi parte con il bonifico successivo.',
        ],
      },
      {
        title: 'Il tuo primo bonifico',
        text: ['Viene trattenuto per 7–14 giorni dopo il primo pagamento. Dopo vale il calendario.'],
      },
      {
        title: 'Saldi piccoli',
        text: ['Ogni valuta ha un importo minimo per un bonifico. Se c’è meno, si attende il successivo.'],
      },
      {
        title: 'Prelievi',
        text: [
          'Quando rimborsi e contestazioni superano ciò che hai guadagnato, il saldo è negativo e la differenza viene prelevata dal tuo conto bancario.',
        ],
      },
    ],
    see: ['failed-payouts', 'instant-payouts', 'balances'],
  },
  'instant-payouts': {
    title: 'Bonifici istantanei',
    lead: 'Invia il saldo disponibile alla tua banca entro 30 minuti, in qualsiasi giorno, con una commissione.',
    sections: [
      {
        title: 'La commissione',
        text: [
          'Percentuale e importo sono indicati prima della conferma. La commissione viene tolta dall’importo inviato.',
        ],
      },
      {
        title: 'Quali transazioni contiene',
        text: [
          'Un bonifico istantaneo invia un importo, non un elenco di pagamenti, quindi il gestore dei pagamenti non indica transazioni. Quelle che mostriamo sono una nostra attribuzione, dalle più vecchie, e sono contrassegnate come tali.',
        ],
      },
    ],
    see: ['payout-schedule', 'balances'],
  },
  'failed-payouts': {
    title: 'Quando un bonifico non riesce',
    lead: 'La banca ha restituito il denaro. È di nuovo nel tuo saldo.',
    sections: [
      {
        title: 'Che cosa fare',
        text: [
          'Il bonifico mostra il motivo dato dalla banca: un conto chiuso, un numero errato, un nome che non corrisponde. Correggi o sostituisci il conto bancario.',
          'I bonifici restano in pausa finché il conto non è corretto, poi l’importo parte con il successivo.',
        ],
      },
    ],
    see: ['payout-schedule'],
  },
  balances: {
    title: 'Il tuo saldo',
    lead: 'Ciò che il gestore dei pagamenti tiene per te, per ogni valuta.',
    sections: [
      {
        title: 'Disponibile e in attesa',
        text: [
          'Il disponibile può partire subito. Sono in attesa i pagamenti i cui giorni di attesa non sono ancora passati. Insieme sono il totale.',
          'Un saldo negativo viene da rimborsi e contestazioni; lo colmano i prossimi pagamenti, o viene prelevato dal tuo conto bancario.',
        ],
      },
    ],
    see: ['payout-schedule', 'instant-payouts'],
  },
  transactions: {
    title: 'Leggere l’elenco delle transazioni',
    lead: 'Una riga per tutto ciò che ha mosso il tuo saldo: addebiti, rimborsi, contestazioni, commissioni, prestiti.',
    sections: [
      {
        title: 'Importo, commissioni, netto',
        text: [
          'L’importo è ciò che il cliente ha pagato o riavuto, nella valuta dei tuoi bonifici. Il netto è ciò che ti resta dopo le commissioni.',
          'Un segno di scambio indica che il cliente ha pagato in un’altra valuta.',
        ],
      },
      {
        title: 'Giorni e fusi orari',
        text: [
          'Un giorno è un giorno del fuso orario del negozio, nell’elenco, nei filtri e nei file esportati.',
        ],
      },
    ],
    see: ['fees', 'exports', 'refunds'],
  },
  'manual-capture': {
    title: 'Acquisire i pagamenti in un secondo momento',
    lead: 'Con l’acquisizione manuale, all’ordine l’importo viene solo riservato. Lo incassi quando spedisci.',
    sections: [
      {
        title: 'Quanto tempo hai',
        text: [
          'Un importo riservato su una carta viene liberato dopo 7 giorni se il pagamento è online, prima se è in un negozio fisico. Ciò che non hai acquisito entro allora è perso, e l’ordine richiede un nuovo pagamento.',
          'Puoi acquisire l’importo o annullarlo, dall’ordine o dall’elenco Da acquisire.',
        ],
      },
    ],
    see: ['transactions', 'refunds'],
  },
  refunds: {
    title: 'Rimborsi',
    lead: 'Con un rimborso il denaro torna al cliente, in tutto o in parte.',
    sections: [
      {
        title: 'Totale e parziale',
        text: [
          'Un rimborso totale parte dal pagamento. Una parte si rimborsa dall’ordine, dove scegli gli articoli.',
          'L’importo lascia subito il tuo saldo; la banca del cliente lo mostra entro 5–10 giorni. La commissione del pagamento non viene restituita.',
        ],
      },
      {
        title: 'Quando un rimborso non è possibile',
        text: [
          'Un pagamento contestato non si può rimborsare, a meno che la contestazione non sia ancora una richiesta di informazioni o non sia stata vinta.',
        ],
      },
    ],
    see: ['disputes', 'transactions'],
  },
  exports: {
    title: 'Esportare un elenco',
    lead: 'Un file con le righe, le colonne, l’ordine e il fuso orario che vedi sullo schermo.',
    sections: [
      {
        title: 'Il file',
        text: [
          'È un CSV, leggibile da ogni foglio di calcolo. Fotografa un momento: una vendita fatta durante il download non ripete né salta una riga.',
          'Si scarica da solo. Una copia o un link va al tuo indirizzo email, mai a un altro.',
        ],
      },
      {
        title: 'La sua lingua',
        text: [
          'I file di transazioni, bonifici e contestazioni sono nella lingua in cui lavori, o in inglese se lo scegli o lo dicono le impostazioni dei pagamenti.',
          'I titoli delle colonne e le nostre parole sono tradotti. Nomi, riferimenti e numeri restano come sono.',
        ],
      },
      {
        title: 'Scaricare di nuovo',
        text: [
          'Scaricare un’esportazione una seconda volta crea un nuovo file della stessa richiesta, con i numeri di quel momento.',
        ],
      },
    ],
    see: ['transactions', 'time-zone'],
  },
  documents: {
    title: 'Fatture fiscali e IVA',
    lead: 'In molti Paesi le commissioni che paghi comprendono l’IVA. Le fatture sono in Documenti.',
    sections: [
      {
        title: 'La tua partita IVA',
        text: [
          'Prima del primo download confermi il nome dell’attività, l’indirizzo e, se ne hai una, la partita IVA. Viene controllata presso l’autorità fiscale.',
          'Il numero inizia con le lettere del tuo Paese: EL per la Grecia, CHE per la Svizzera, nessuna lettera per il Giappone.',
        ],
      },
      {
        title: 'Senza partita IVA',
        text: ['Indica che non ne hai una. La fattura mostra allora l’imposta addebitata.'],
      },
    ],
    see: ['fees'],
  },
  'card-readers': {
    title: 'Lettori di carte e pagamenti di persona',
    lead: 'Accetta carte nel tuo negozio con un lettore, o solo con il telefono.',
    sections: [
      {
        title: 'Collegare',
        text: [
          'I lettori si collegano nell’app mobile del negozio, via Bluetooth. Compaiono poi in Lettori di carte con modello e stato.',
          'Tap to Pay non richiede un lettore: è il telefono stesso a leggere la carta.',
        ],
      },
      {
        title: 'Commissioni dei lettori',
        text: [
          'Un lettore usato in un mese comporta una commissione, mostrata in una riga a parte nelle transazioni.',
        ],
      },
    ],
    see: ['transactions', 'manual-capture'],
  },
  capital: {
    title: 'Prestiti Capital',
    lead: 'Un anticipo sulle vendite future, rimborsato con una quota di ogni pagamento.',
    sections: [
      {
        title: 'Rimborso',
        text: [
          'All’inizio si fissa una commissione; non ci sono interessi né una data di fine. La quota concordata di ogni pagamento va al prestito finché non è rimborsato.',
          'In ogni periodo va rimborsato un importo minimo. Se le vendite portano meno, il resto viene prelevato dal tuo conto bancario.',
        ],
      },
      {
        title: 'Dove vederlo',
        text: [
          'Ogni rimborso è una riga nelle transazioni; la pagina del prestito mostra quanto è rimborsato e che cosa viene dopo.',
        ],
      },
    ],
    see: ['balances', 'transactions'],
  },
};
