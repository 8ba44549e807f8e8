import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof english.transactionsListCopy> = {
  name: 'Transacties',
  things: (count) => plural(count, { one: 'transactie', other: 'transacties' }),
  failed: 'De transacties konden niet worden geladen.',
  empty: {
    icon: 'card',
    title: 'Nog geen transacties',
    text: 'De eerste betaling, en daarna elke volgende, elke terugbetaling en alle kosten, komen hier te staan zodra ze gebeuren.',
  },
};

export const transactionsCopy: Words<typeof english.transactionsCopy> = {
  title: 'Transacties',

  tabs: {
    label: 'Soorten transacties',
    transactions: 'Transacties',
    uncaptured: 'Vast te leggen',
    blocked: 'Geblokkeerd',
    waiting: 'wachten',
    counting: '…',
  },
  search: {
    people: { label: 'Zoek op naam of e-mail van de klant', placeholder: 'Naam of e-mail van de klant' },
    orders: {
      label: 'Zoek op bestelnummer, naam of e-mail van de klant',
      placeholder: 'Bestelnummer, klant, e-mail',
    },
    subscriptions: {
      label: 'Zoek op bestelnummer, abonnementsnummer, naam of e-mail van de klant',
      placeholder: 'Bestel- of abonnementsnummer, klant, e-mail',
    },
    anything: (text) => `Alle transacties van klanten met ‘${text}’ in naam of e-mail`,
  },

  total: 'Totaal',
  fees: 'Kosten',
  net: 'Netto',
  chooseCurrency: 'Kies één valuta om totalen te zien.',
  note: (currency, zone) => `${currency}, ${zone}`,

  forAccountants: 'Voor de boekhouding',
};
