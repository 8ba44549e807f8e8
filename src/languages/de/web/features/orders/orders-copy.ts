import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  ordersCopy as english,
  ordersListCopy as englishList,
} from '#web/features/orders/orders-copy.ts';

export const ordersListCopy: Words<typeof englishList> = {
  name: 'Bestellungen',
  things: (count) => plural(count, { one: 'Bestellung', other: 'Bestellungen' }),
  failed: 'Die Bestellungen konnten nicht geladen werden.',
  empty: {
    icon: 'orders',
    title: 'Noch keine Bestellungen',
    text: 'Was Kunden in Ihrem Shop kaufen, steht hier, jeweils mit Artikeln und Zahlung.',
  },
};

export const ordersCopy: Words<typeof english> = {
  title: 'Bestellungen',
  search: {
    label: 'Nach Bestellnummer, Kundenname oder E\u2011Mail suchen',
    placeholder: 'Bestellnummer, Kunde, E\u2011Mail',
    anything: (text) => `Alle Bestellungen mit „${text}“ in Nummer, Kundenname oder E\u2011Mail`,
  },
  status: 'Status',
  account: 'Konto',
  accounts: { connected: 'Jetzt verbunden', left: 'Eine verlassene Sandbox' },
  selected: (count) => `${count} ausgewählt`,
  notReady: (count) => `${count} nicht bezahlt oder schon abgeschlossen`,
  clear: 'Auswahl aufheben',
  rowName: (number) => `Bestellung #${number}`,
  mails: {
    open: 'E\u2011Mails an Kunden',
    title: 'E\u2011Mails an Kunden',
    text: 'Kunden erfahren per E\u2011Mail von ihren Bestellungen. Wählen Sie, welche gesendet werden; jede wird einmal gesendet.',
    choices: {
      paid: 'Eine Bestellung wurde bezahlt',
      refunded: 'Eine Bestellung wurde ganz oder teilweise erstattet',
      completed: 'Eine Bestellung wurde abgeschlossen',
    },
    save: 'Speichern',
    saved: 'Die Auswahl ist gespeichert.',
    notSaved: 'Die Auswahl wurde nicht gespeichert.',
    failed: 'Die Auswahl konnte nicht geladen werden.',
  },
  ofCustomer: 'Bestellungen eines Kunden',
  ofSubscription: (number) => `Bestellungen des Abonnements #${number}.`,
  showAll: 'Alle Bestellungen anzeigen',
};
