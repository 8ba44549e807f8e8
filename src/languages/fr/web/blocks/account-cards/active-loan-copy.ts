import type { Words } from '#languages/kit/words.ts';
import type { activeLoanCopy as english } from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english> = {
  title: 'Prêt en cours',
  failed: 'Erreur lors du chargement du résumé du prêt en cours.',
  active: 'En cours',
  repaid: 'Déjà remboursé, frais compris',
  of: (paid, total) => `${paid} sur ${total}`,
  interval: (day) => `Minimum d’ici au ${day}`,
  intervalDone: (paid) => `${paid} : suffisant pour cette période`,
  intervalNote: (left, day) =>
    `Si les ventes n’apportent pas ${left} de plus d’ici au ${day}, le reste est prélevé sur votre solde.`,
  advance: 'Montant du prêt',
  fee: 'Frais fixes',
  rate: 'Retenu sur chaque vente',
  paidOut: 'Débloqué le',
  begins: 'Remboursé depuis le',
  beginsLater: 'Remboursement à partir du',
  transactions: 'Voir les transactions',
  allLoans: 'Voir tous les prêts',
};
