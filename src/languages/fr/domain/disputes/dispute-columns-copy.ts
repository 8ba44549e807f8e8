import type { disputeColumnLabels as english } from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english> = {
  id: 'ID du litige',
  amount: 'Montant',
  currency: 'Devise',
  status: 'Statut',
  reason: 'Motif',
  source: 'Moyen de paiement',
  order: 'Commande',
  customerName: 'Client',
  customerEmail: 'E-mail',
  customerCountry: 'Pays',
  created: 'Date du litige',
  dueBy: 'Date limite',
};
