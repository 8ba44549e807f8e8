import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english.transactionsTableCopy> = {
  detailsColumn: 'Details',
  details: 'Details',
  adjustment: (label, description) => `${label}: ${description}`,
  detailsOf: (type, amount, day) => `Betalingsdetails: ${type} van ${amount}, ${day}`,
  convertedFrom: (paid) => `Omgerekend van ${paid}`,
  noChannel: 'Geen verkoopkanaal',
  noMethod: 'Geen betaalmethode',
  noCustomer: 'Geen klant',
  noEmail: 'Geen e-mail',
  noCountry: 'Geen land',
  noOrder: 'Geen bestelling',
  order: (number) => `#${number}`,
};
