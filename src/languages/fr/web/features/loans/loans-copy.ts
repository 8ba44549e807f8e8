import type { Words } from '#languages/kit/words.ts';
import type { loansCopy as english } from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english> = {
  title: 'Prêts Capital',
  table: 'Tous les prêts',
  failed: 'Erreur lors du chargement du résumé du prêt en cours.',
  columns: {
    details: 'Détails',
    paidOut: 'Débloqué le',
    status: 'Statut',
    amount: 'Montant',
    fee: 'Frais fixes',
    rate: 'Taux de retenue',
    firstPaydown: 'Premier remboursement',
  },
  active: 'En cours',
  paidOff: (day) => `Remboursé le ${day}`,
  noPaydown: 'Pas encore de remboursement',
  transactions: 'Transactions',
  transactionsOf: (amount, day) => `Transactions du prêt de ${amount}, ${day}`,
  empty: 'Aucun prêt',
  emptyText:
    'Quand le prestataire de paiement vous propose un prêt et que vous l’acceptez, il est affiché ici avec l’avancement de son remboursement. Le prêt se rembourse par une part de chaque vente.',
};
