import type { Words } from '#languages/kit/words.ts';
import type { orderColumnsCopy as english } from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english> = {
  number: 'Bestellung',
  date: 'Datum',
  status: 'Status',
  customer: 'Kunde',
  email: 'E-Mail',
  items: 'Artikel',
  payment: 'Zahlung',
  total: 'Summe',
  order: (number) => `#${number}`,
  noCustomer: 'Kein Kunde',
  noEmail: 'Keine E\u2011Mail',
  noPayment: 'Keine Zahlung',
};
