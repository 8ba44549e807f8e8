import type { disputeReasonLabels as english } from '#domain/disputes/dispute-reason-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeReasonLabels: Words<typeof english> = {
  bank_cannot_process: 'Traitement impossible par la banque',
  check_returned: 'Chèque retourné',
  credit_not_processed: 'Remboursement non effectué',
  customer_initiated: 'À l’initiative du client',
  debit_not_authorized: 'Prélèvement non autorisé',
  duplicate: 'Débit en double',
  fraudulent: 'Transaction non autorisée',
  general: 'Général',
  incorrect_account_details: 'Coordonnées bancaires incorrectes',
  insufficient_funds: 'Fonds insuffisants',
  product_not_received: 'Produit non reçu',
  product_unacceptable: 'Produit non conforme',
  subscription_canceled: 'Abonnement résilié',
  unrecognized: 'Paiement non reconnu',
};
