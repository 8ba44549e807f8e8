import { feesTopic } from '#languages/it/web/features/help/fees-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/set-up-topics-copy.ts';

export const setUpTopics: Words<typeof english.setUpTopics> = {
  fees: feesTopic,
  'payment-methods': {
    title: 'Metodi di pagamento',
    lead: 'Le carte funzionano ovunque. I metodi locali e il pagamento posticipato raggiungono i clienti che non pagano con carta.',
    sections: [
      {
        title: 'Attivarne uno',
        text: [
          'Alcuni metodi richiedono l’approvazione del gestore dei pagamenti, o qualche dato in più. Fino ad allora sono segnati come in attesa e i clienti non li vedono.',
          'Un metodo compare al checkout solo ai clienti di cui supporta il Paese e la valuta.',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'Checkout rapidi',
    lead: 'Pulsanti che pagano con ciò che il telefono o il browser del cliente conosce già.',
    sections: [
      {
        title: 'Dove si trovano i pulsanti',
        text: [
          'Nelle pagine dei prodotti, nel carrello e al checkout, come scegli tu. Testo, dimensione e tema si possono impostare; un’anteprima li mostra.',
          'Richiedono HTTPS, e compaiono solo sui dispositivi che li supportano.',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: 'Vendere in più valute',
    lead: 'I clienti vedono e pagano i prezzi nella loro valuta; tu ricevi i bonifici nella tua.',
    sections: [
      {
        title: 'Tassi',
        text: [
          'I tassi automatici si aggiornano più volte al giorno; uno manuale resta finché non lo cambi. Arrotondamento e prezzo psicologico danno al risultato l’aspetto di un prezzo.',
        ],
      },
      {
        title: 'Conversione',
        text: [
          'Un pagamento in un’altra valuta viene convertito quando viene incassato. Il tasso e la commissione sono sul pagamento.',
        ],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: 'Il nome sugli estratti conto',
    lead: 'Ciò che i clienti leggono sul loro estratto conto. Un nome che conoscono evita contestazioni.',
    sections: [
      {
        title: 'Che cosa è permesso',
        text: [
          'Da 5 a 22 caratteri con almeno una lettera, e nessuno dei caratteri < > \\ \' " *. I negozi in Giappone lo indicano anche in kanji e kana.',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: 'Pagamenti ricorrenti',
    lead: 'Gli abbonamenti si rinnovano con la carta che il cliente ha salvato. I loro ordini e pagamenti sono come tutti gli altri.',
    sections: [
      {
        title: 'Quando un rinnovo non riesce',
        text: [
          'L’ordine attende, il cliente viene avvisato, e il pagamento viene ritentato nei giorni successivi.',
        ],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: 'Giorni e fusi orari',
    lead: 'Un solo fuso decide che cos’è un giorno: quello del negozio.',
    sections: [
      {
        title: 'Dove conta',
        text: [
          'In elenchi, filtri, scadenze, grafici e file. Il fuso è indicato dove potrebbe esserci un dubbio. Quello del tuo computer non conta.',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'Chiavi API',
    lead: 'Una chiave permette a un programma di leggere o modificare i dati del negozio a tuo nome.',
    sections: [
      {
        title: 'Come si usa',
        text: [
          'Invia la chiave come nome utente e il segreto come password (HTTP Basic) agli indirizzi sotto /wp-json. Una chiave di lettura non può modificare nulla.',
          'Il segreto viene mostrato una volta. L’hai perso? Revoca la chiave e creane un’altra.',
          'Una chiave può fare ciò che può fare oggi la persona per cui agisce, o meno: scegli compito per compito, e quando scade. Una che può solo proporre non fa nulla da sola; una persona approva ciò che chiede.',
        ],
      },
      {
        title: 'Se una chiave viene divulgata',
        text: ['Revocala subito. Smette di funzionare con la richiesta successiva.'],
      },
    ],
    see: ['exports'],
  },
  privacy: {
    title: 'Che cosa viene tracciato',
    lead: 'Si conta quali pagine e pulsanti di questa amministrazione vengono usati, per migliorarla.',
    sections: [
      {
        title: 'Dove vanno i dati',
        text: [
          'Da nessuna parte. I conteggi restano nel database di questo negozio per 90 giorni e si possono disattivare nelle opzioni del negozio.',
        ],
      },
    ],
    see: [],
  },
};
