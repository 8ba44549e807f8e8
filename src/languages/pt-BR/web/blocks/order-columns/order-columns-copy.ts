import type { Words } from '#languages/kit/words.ts';
import type { orderColumnsCopy as english } from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english> = {
  number: 'Pedido',
  date: 'Data',
  status: 'Status',
  customer: 'Cliente',
  email: 'E-mail',
  items: 'Itens',
  payment: 'Pagamento',
  total: 'Total',
  order: (number) => `#${number}`,
  noCustomer: 'Sem cliente',
  noEmail: 'Sem e-mail',
  noPayment: 'Sem pagamento',
};
