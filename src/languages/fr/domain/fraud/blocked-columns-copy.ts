import type { blockedColumnLabels as english } from '#domain/fraud/blocked-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const blockedColumnLabels: Words<typeof english> = {
  created: 'Date et heure',
  status: 'Statut',
  rules: 'Règle',
  amount: 'Montant',
  currency: 'Devise',
  customer_name: 'Client',
  order_id: 'Commande',
  payment_intent: 'ID du paiement',
};
