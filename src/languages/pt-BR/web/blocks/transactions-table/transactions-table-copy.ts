import type { Words } from '#languages/kit/words.ts';
import type { transactionsTableCopy as english } from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english> = {
  detailsColumn: 'Detalhes',
  details: 'Detalhes',
  adjustment: (label, description) => `${label}: ${description}`,
  detailsOf: (type, amount, day) => `Detalhes do pagamento: ${type} de ${amount}, ${day}`,
  convertedFrom: (paid) => `Convertido de ${paid}`,
  noChannel: 'Sem canal de venda',
  noMethod: 'Sem forma de pagamento',
  noCustomer: 'Sem cliente',
  noEmail: 'Sem e-mail',
  noCountry: 'Sem país',
  noOrder: 'Sem pedido',
  order: (number) => `#${number}`,
};
