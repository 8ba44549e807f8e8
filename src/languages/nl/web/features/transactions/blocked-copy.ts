import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof english.blockedListCopy> = {
  name: 'Geblokkeerde betalingen',
  things: (count) => plural(count, { one: 'betaling', other: 'betalingen' }),
  failed: 'De transacties in beoordeling konden niet worden geladen.',
  empty: {
    icon: 'shield',
    title: 'Er is niets geblokkeerd',
    text: 'Hier komen betalingen die je frauderegels blokkeren, of aanhouden tot je ernaar kijkt.',
  },
};

export const blockedCopy: Words<typeof english.blockedCopy> = {
  details: 'Details',
  detailsOf: (status, amount, day) => `Betalingsdetails: ${status}, ${amount}, ${day}`,
  order: (number) => `#${number}`,
  noCustomer: 'Geen klant',
  noPayment: 'Geen betaling',
  noRule: 'Geen regel bekend',
  search: {
    label: 'Zoek op bestelnummer of naam van de klant',
    placeholder: 'Bestelnummer of klant',
    anything: (text) => `Alle betalingen van klanten met ‘${text}’ in de naam`,
  },
  export: 'Exporteren',
  exportFailed: 'Er ging iets mis bij het maken van je export.',
  tryAgain: 'Opnieuw proberen',
  filename: (day) => `geblokkeerde-betalingen-${day}.csv`,
};
