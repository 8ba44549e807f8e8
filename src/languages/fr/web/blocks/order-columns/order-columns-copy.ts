import type { Words } from '#languages/kit/words.ts';
import type { orderColumnsCopy as english } from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english> = {
  number: 'Commande',
  date: 'Date',
  status: 'Statut',
  customer: 'Client',
  email: 'E-mail',
  items: 'Articles',
  payment: 'Paiement',
  total: 'Total',
  order: (number) => `#${number}`,
  noCustomer: 'Aucun client',
  noEmail: 'Aucun e-mail',
  noPayment: 'Aucun paiement',
};
