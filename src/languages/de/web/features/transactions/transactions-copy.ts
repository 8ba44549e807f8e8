import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  transactionsCopy as english,
  transactionsListCopy as englishList,
} from '#web/features/transactions/transactions-copy.ts';

export const transactionsListCopy: Words<typeof englishList> = {
  name: 'Transaktionen',
  things: (count) => plural(count, { one: 'Transaktion', other: 'Transaktionen' }),
  failed: 'Fehler beim Abrufen der Transaktionen.',
  empty: {
    icon: 'card',
    title: 'Noch keine Transaktionen',
    text: 'Die erste Zahlung und danach jede weitere, jede Erstattung und jede Gebühr stehen hier, sobald sie anfallen.',
  },
};

export const transactionsCopy: Words<typeof english> = {
  title: 'Transaktionen',

  tabs: {
    label: 'Arten von Transaktionen',
    transactions: 'Transaktionen',
    uncaptured: 'Nicht eingezogen',
    blocked: 'Blockiert',
    waiting: 'wartend',
    counting: '…',
  },
  search: {
    people: { label: 'Nach Kundenname oder E\u2011Mail suchen', placeholder: 'Kundenname oder E\u2011Mail' },
    orders: {
      label: 'Nach Bestellnummer, Kundenname oder E\u2011Mail suchen',
      placeholder: 'Bestellnummer, Kunde, E\u2011Mail',
    },
    subscriptions: {
      label: 'Nach Bestellnummer, Abonnementnummer, Kundenname oder E\u2011Mail suchen',
      placeholder: 'Bestell- oder Abonummer, Kunde, E\u2011Mail',
    },
    anything: (text) => `Alle Transaktionen mit „${text}“ in Kundenname oder E\u2011Mail`,
  },

  total: 'Summe',
  fees: 'Gebühren',
  net: 'Netto',
  chooseCurrency: 'Wählen Sie eine Währung, um Summen zu sehen.',
  note: (currency, zone) => `${currency}, ${zone}`,

  forAccountants: 'Für die Buchhaltung',
};
