import type { transactionColumnsCopy as english } from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english> = {
  transaction_id: 'ID de la transaction',
  date: 'Date et heure',
  type: 'Type',
  channel: 'Canal',
  source: 'Moyen de paiement',
  customer_name: 'Client',
  customer_email: 'E-mail',
  customer_country: 'Pays',
  order: 'Commande',
  subscriptions: 'Abonnement',
  customer_currency: 'Devise du paiement',
  customer_amount: 'Montant payé',
  deposit_currency: 'Devise du virement',
  amount: 'Montant',
  fees: 'Frais',
  net: 'Net',
  risk_level: 'Niveau de risque',
  deposit_id: 'ID du virement',
  deposit_status: 'Statut du virement',
  tax: 'Taxe',
  deposit_date: 'Arrivée du virement',
};
