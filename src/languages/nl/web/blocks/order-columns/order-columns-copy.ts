import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english.orderColumnsCopy> = {
  number: 'Bestelling',
  date: 'Datum',
  status: 'Status',
  customer: 'Klant',
  email: 'E-mail',
  items: 'Artikelen',
  payment: 'Betaling',
  total: 'Totaal',
  order: (number) => `#${number}`,
  noCustomer: 'Geen klant',
  noEmail: 'Geen e-mail',
  noPayment: 'Geen betaling',
};
