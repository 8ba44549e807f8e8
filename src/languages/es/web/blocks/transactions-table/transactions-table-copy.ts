import type { Words } from '#languages/kit/words.ts';
import type { transactionsTableCopy as english } from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english> = {
  detailsColumn: 'Detalles',
  details: 'Detalles',
  adjustment: (label, description) => `${label}: ${description}`,
  detailsOf: (type, amount, day) => `Detalles del pago: ${type} de ${amount}, ${day}`,
  convertedFrom: (paid) => `Convertido de ${paid}`,
  noChannel: 'Sin canal de venta',
  noMethod: 'Sin método de pago',
  noCustomer: 'Sin cliente',
  noEmail: 'Sin correo',
  noCountry: 'Sin país',
  noOrder: 'Sin pedido',
  order: (number) => `#${number}`,
};
