import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { searchCopy as english } from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english> = {
  title: 'Suche',
  field:
    'Nach einer Zahlung, Bestellung, Auszahlung oder Anfechtung, einem Kunden, einer Seite, einer Einstellung oder Hilfe suchen',
  placeholder: 'ID, Bestellung, Name, E\u2011Mail, Betrag, letzte 4 Ziffern, Seite, Einstellung',
  results: 'Ergebnisse',
  recent: 'Zuletzt geöffnet',
  pages: 'Seiten',
  settings: 'Einstellungen',
  help: 'Hilfe',
  payments: 'Zahlungen',
  orders: 'Bestellungen',
  subscriptions: 'Abonnements',
  customers: 'Kunden',
  payouts: 'Auszahlungen',
  disputes: 'Anfechtungen',
  transactions: 'Guthabenbewegungen',
  loans: 'Darlehen',
  lists: 'Weitersuchen',

  noName: 'Ohne Namen',
  payment: (amount, name) => (name === null ? amount : `${amount} von ${name}`),
  order: (number) => `Bestellung #${number}`,
  subscription: (number) => `Abonnement #${number}`,
  loan: (id) => `Transaktionen des Darlehens ${id}`,
  movement: (type, amount) => `${type}: ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount} von ${name}`),
  guest: 'Gast: öffnet die Zahlungen',
  inTransactions: (text) => `Transaktionen mit „${text}“`,
  inOrders: (text) => `Bestellungen mit „${text}“`,
  inCustomers: (text) => `Kunden mit „${text}“`,

  nothing: (text) => `Zu „${text}“ wurde nichts gefunden. Sie können unten in den Listen danach suchen.`,
  failed: 'Die Suche hat nicht geantwortet.',
  looking: 'Suche läuft …',
  count: (count) => plural(count, { one: '1 Ergebnis', other: `${figure(count)} Ergebnisse` }),
  keys: { move: 'navigieren', open: 'öffnen', newTab: 'in neuem Tab', close: 'schließen' },
};
