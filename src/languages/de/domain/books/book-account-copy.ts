import type { BOOK_ACCOUNT_WORDS as english } from '#domain/books/book-account-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BOOK_ACCOUNT_WORDS: Words<typeof english> = {
  clearing: {
    name: 'Verrechnung Zahlungen',
    what: 'Was beim Zahlungsanbieter liegt. Es ist jeden Tag so viel, wie der Zahlungsanbieter angibt.',
  },
  in_transit: {
    name: 'Auszahlungen unterwegs',
    what: 'Was an die Bank überwiesen wurde und noch auf keinem Kontoauszug steht.',
  },
  bank: { name: 'Bank', what: 'Was ein zugeordneter Umsatz auf dem Kontoauszug zeigt.' },
  reserve: { name: 'Einbehaltene Rücklage', what: 'Was der Zahlungsanbieter von Auszahlungen zurückhält.' },
  receivable: {
    name: 'Anderswo gebuchte Verkäufe',
    what: 'Steht für Verkäufe und Erstattungen, wo das System des Shops sie selbst bucht.',
  },
  suspense: {
    name: 'Ungeklärte Posten',
    what: 'Was der Zahlungsanbieter aus einem Grund bewegt hat, für den es hier kein Konto gibt. Sehen Sie sich jeden Posten an, und buchen Sie ihn um.',
  },
  loan: {
    name: 'Darlehen des Zahlungsanbieters',
    what: 'Was von einem Darlehen noch geschuldet ist, ohne Gebühr.',
  },
  sales_tax: { name: 'Umsatzsteuer', what: 'Die in Verkäufen enthaltene Steuer.' },
  input_tax: { name: 'Vorsteuer', what: 'Die in Gebühren enthaltene Steuer.' },
  sales: { name: 'Erlöse', what: 'Was Kunden gezahlt haben.' },
  refunds: { name: 'Erstattungen', what: 'Was Kunden zurückerhalten haben; kleiner als null.' },
  disputes: {
    name: 'Angefochtene Zahlungen',
    what: 'Was Banken für Kunden zurückgeholt haben; eine gewonnene Anfechtung bringt es zurück.',
  },
  processing_fees: { name: 'Verarbeitungsgebühren', what: 'Was jede Zahlung gekostet hat.' },
  dispute_fees: {
    name: 'Anfechtungsgebühren',
    what: 'Was eine Anfechtung außer ihrer Zahlung gekostet hat.',
  },
  payout_fees: { name: 'Gebühren für Sofortauszahlungen', what: 'Was das sofortige Auszahlen gekostet hat.' },
  reader_fees: { name: 'Lesegerätgebühren', what: 'Was Kartenlesegeräte gekostet haben.' },
  bank_fees: { name: 'Bankgebühren', what: 'Was die Bank von einer Auszahlung einbehalten hat.' },
  financing: { name: 'Finanzierungskosten', what: 'Die Gebühr eines Darlehens, mit jeder Rückzahlung.' },
  exchange: {
    name: 'Kursdifferenzen',
    what: 'Was eine Erstattung oder Anfechtung mehr oder weniger gekostet hat als ihr Verkauf, weil sich Kurse geändert haben.',
  },
};
