import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  blockedCopy as english,
  blockedListCopy as englishList,
} from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof englishList> = {
  name: 'Blockierte Zahlungen',
  things: (count) => plural(count, { one: 'Zahlung', other: 'Zahlungen' }),
  failed: 'Fehler beim Abrufen der Transaktionen in Prüfung.',
  empty: {
    icon: 'shield',
    title: 'Nichts wurde blockiert',
    text: 'Zahlungen, die Ihre Betrugsregeln blockieren oder anhalten, bis Sie sie ansehen, stehen dann hier.',
  },
};

export const blockedCopy: Words<typeof english> = {
  details: 'Details',
  detailsOf: (status, amount, day) => `Zahlungsdetails: ${status}, ${amount}, ${day}`,
  order: (number) => `#${number}`,
  noCustomer: 'Kein Kunde',
  noPayment: 'Keine Zahlung',
  noRule: 'Keine Regel bekannt',
  search: {
    label: 'Nach Bestellnummer oder Kundenname suchen',
    placeholder: 'Bestellnummer oder Kunde',
    anything: (text) => `Alle Zahlungen mit „${text}“ im Kundennamen`,
  },
  export: 'Exportieren',
  exportFailed: 'Beim Erstellen Ihres Exports ist ein Problem aufgetreten.',
  tryAgain: 'Erneut versuchen',
  filename: (day) => `blockierte-zahlungen-${day}.csv`,
};
