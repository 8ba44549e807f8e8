import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english.transactionsTableCopy> = {
  detailsColumn: 'Dettagli',
  details: 'Dettagli',
  adjustment: (label, description) => `${label}: ${description}`,
  detailsOf: (type, amount, day) => `Dettagli del pagamento: ${type} di ${amount}, ${day}`,
  convertedFrom: (paid) => `Convertito da ${paid}`,
  noChannel: 'Nessun canale di vendita',
  noMethod: 'Nessun metodo di pagamento',
  noCustomer: 'Nessun cliente',
  noEmail: 'Nessuna email',
  noCountry: 'Nessun Paese',
  noOrder: 'Nessun ordine',
  order: (number) => `#${number}`,
};
