import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english.orderColumnsCopy> = {
  number: 'Ordine',
  date: 'Data',
  status: 'Stato',
  customer: 'Cliente',
  email: 'Email',
  items: 'Articoli',
  payment: 'Pagamento',
  total: 'Totale',
  order: (number) => `#${number}`,
  noCustomer: 'Nessun cliente',
  noEmail: 'Nessuna email',
  noPayment: 'Nessun pagamento',
};
