import type { Words } from '#languages/kit/words.ts';
import type { transactionsTableCopy as english } from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english> = {
  detailsColumn: 'Details',
  details: 'Details',
  adjustment: (label, description) => `${label}: ${description}`,
  detailsOf: (type, amount, day) => `Zahlungsdetails: ${type} über ${amount}, ${day}`,
  convertedFrom: (paid) => `Umgerechnet aus ${paid}`,
  noChannel: 'Kein Vertriebsweg',
  noMethod: 'Keine Zahlungsmethode',
  noCustomer: 'Kein Kunde',
  noEmail: 'Keine E\u2011Mail',
  noCountry: 'Kein Land',
  noOrder: 'Keine Bestellung',
  order: (number) => `#${number}`,
};
