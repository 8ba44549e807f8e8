import type { Words } from '#languages/kit/words.ts';
import type { transactionsTableCopy as english } from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english> = {
  detailsColumn: 'Détails',
  details: 'Détails',
  adjustment: (label, description) => `${label} : ${description}`,
  detailsOf: (type, amount, day) => `Détails du paiement : ${type} de ${amount}, ${day}`,
  convertedFrom: (paid) => `Converti depuis ${paid}`,
  noChannel: 'Aucun canal de vente',
  noMethod: 'Aucun moyen de paiement',
  noCustomer: 'Aucun client',
  noEmail: 'Aucun e-mail',
  noCountry: 'Aucun pays',
  noOrder: 'Aucune commande',
  order: (number) => `#${number}`,
};
