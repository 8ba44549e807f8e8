import type { Words } from '#languages/kit/words.ts';
import type { orderColumnsCopy as english } from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english> = {
  number: 'Pedido',
  date: 'Fecha',
  status: 'Estado',
  customer: 'Cliente',
  email: 'Correo',
  items: 'Artículos',
  payment: 'Pago',
  total: 'Total',
  order: (number) => `#${number}`,
  noCustomer: 'Sin cliente',
  noEmail: 'Sin correo',
  noPayment: 'Sin pago',
};
