import type { Words } from '#languages/kit/words.ts';
import type {
  accountCardCopy as englishAccountCardCopy,
  balanceCopy as englishBalanceCopy,
  instantPayoutCopy as englishInstantPayoutCopy,
  nextPayoutCopy as englishNextPayoutCopy,
  noPayoutCopy as englishNoPayoutCopy,
  payoutNoticeCopy as englishPayoutNoticeCopy,
  payoutsCardCopy as englishPayoutsCardCopy,
} from '#web/blocks/account-cards/account-cards-copy.ts';

export const balanceCopy: Words<typeof englishBalanceCopy> = {
  title: 'Solde',
  failed: 'Erreur lors du chargement de l’aperçu des virements.',
  total: 'Solde total',
  totalHint: 'À propos du solde total',
  totalText:
    'Tout ce qui se trouve sur votre compte : ce qui peut être viré maintenant et ce qui doit encore devenir disponible.',
  available: 'Fonds disponibles',
  availableHint: 'À propos des fonds disponibles',
  availableText: 'Ce qui peut être viré maintenant. Cela part avec votre prochain virement.',
  pending: 'Bientôt disponible',
  negativeHint: 'Pourquoi le solde est négatif',
  negativeText:
    'Les remboursements et les litiges ont coûté plus que vos ventes n’ont rapporté. Les nouvelles ventes comblent la différence avant tout virement.',
};

export const instantPayoutCopy: Words<typeof englishInstantPayoutCopy> = {
  offerTitle: 'Recevez votre argent en quelques minutes',
  offer: (amount) => `Vous pouvez virer ${amount} instantanément, même la nuit et le week-end.`,
  payOut: (amount) => `Virer ${amount} instantanément`,
  hint: 'À propos des virements instantanés',
  hintText: (percentage) =>
    `L’argent est sur votre compte bancaire en moins de 30 minutes. Les frais sont de ${percentage} du montant.`,

  title: (amount) => `Virer ${amount} instantanément ?`,
  lead: 'Les fonds arrivent sur votre compte bancaire en moins de 30 minutes.',
  amount: 'Solde disponible pour un virement instantané',
  fee: (percentage) => `Frais de virement instantané (${percentage})`,
  feeUntold: 'Frais de virement instantané : communiqués plus tard par la banque',
  hintUntold:
    'L’argent est sur votre compte bancaire en moins de 30 minutes. La banque communique ses frais ensuite.',
  net: 'Montant net du virement',
  learnMore: 'En savoir plus',
  cancel: 'Annuler',
  confirm: (amount) => `Virer ${amount}`,
  failed: 'Erreur lors de la création du virement instantané.',
  unchanged: 'Rien n’a été modifié.',
  inTransit: (amount) => `Virement instantané de ${amount} en cours.`,
  viewDetails: 'Voir les détails',
};

export const payoutsCardCopy: Words<typeof englishPayoutsCardCopy> = {
  title: 'Virements',
  schedule: (words) => `Automatiques, ${words}.`,
  forecastNote:
    'Estimations d’après les fonds en attente et votre calendrier. Des remboursements et des litiges peuvent les modifier.',
  dates: 'Dates des virements',
  estimate: 'Estimation',
  leaves: (day) => `Part le ${day}`,
  left: (day) => `Parti le ${day}`,
  arrives: (day) => `Arrive le ${day}`,
  arrived: (day) => `Arrivé le ${day}`,
  cameBack: 'Retourné',
  planned: (day) => `Prévu le ${day}`,
  neverLeft: 'Annulé avant son départ',
  history: 'Voir tous les virements',
  changeSchedule: 'Modifier le calendrier',
  updateBank: 'Mettre à jour les coordonnées bancaires',
  learnMore: 'En savoir plus',
};

export const nextPayoutCopy: Words<typeof englishNextPayoutCopy> = {
  prepared: 'En préparation, part bientôt',
  estimate: (day) => `Part le ${day}, estimation`,
  none: 'Aucun prévu',
  available: (amount) => `Disponible : ${amount}.`,
};

export const noPayoutCopy: Words<typeof englishNoPayoutCopy> = {
  nothing: 'Rien à virer pour l’instant',
  held: 'Le prestataire retient vos virements.',
  waiting_period: 'Votre premier virement est retenu 7 à 14 jours.',
  bank_errored: 'Les virements attendent de nouvelles coordonnées bancaires.',
  no_bank: 'Il n’y a pas de compte bancaire pour cette devise.',
  negative: 'Votre solde est négatif.',
  manual: 'Votre calendrier est manuel : rien ne part tout seul.',
  below_minimum: 'C’est moins que le minimum d’un virement automatique.',
};

export const payoutNoticeCopy: Words<typeof englishPayoutNoticeCopy> = {
  suspended: {
    title: 'Vos virements sont suspendus temporairement',
    text: 'Votre solde reste à vous.',
  },
  waits_for_details: {
    title: 'Les virements attendent vos informations',
    text: 'Votre solde reste à vous.',
  },
  account_rejected: {
    title: 'Les virements sont arrêtés',
    text: 'Le prestataire de paiement conserve l’argent qui reste pour les remboursements et les litiges, et décide quand le reste est viré.',
  },
  transit: {
    title: 'Un virement prend 1 à 3 jours ouvrés',
    text: 'Le délai avant qu’un virement parti apparaisse sur votre compte dépend de votre banque.',
  },
  waiting_period: {
    title: 'Votre premier virement est retenu 7 à 14 jours',
    text: 'C’est l’usage pour un nouveau compte. Ensuite, les virements suivent votre calendrier.',
  },
  no_funds: {
    title: 'Aucun fonds n’est encore disponible',
    text: 'Vos paiements sont encore en attente. Ils deviennent disponibles dans quelques jours et partent avec le virement suivant.',
  },
  negative_balance: {
    title: 'Votre solde est négatif',
    text: 'Les virements attendent que de nouvelles ventes comblent la différence. Sinon, elle peut être prélevée sur votre compte bancaire.',
  },
  bank_errored: {
    title: 'Vos virements sont en pause',
    text: 'Les virements sont en pause parce qu’un virement récent a échoué. Mettez à jour vos coordonnées bancaires.',
  },
  below_minimum: (minimum) => ({
    title: 'Vos virements sont en pause',
    text: `Le solde disponible est inférieur à ${minimum}, le minimum d’un virement automatique. Le virement partira quand il y aura davantage.`,
  }),
};

export const accountCardCopy: Words<typeof englishAccountCardCopy> = {
  title: 'Détails du compte',
  payments: 'Paiements',
  payouts: 'Virements',
  failed: 'Erreur lors de la vérification de l’état de la connexion.',
  failedText: 'Rechargez la page pour réessayer. L’historique de vos paiements reste accessible entre-temps.',
  pendingHint: 'Pourquoi le compte est en attente',
  pendingText: 'Le prestataire examine vos informations. Vous n’avez rien à faire d’ici là.',
  edit: 'Modifier les détails',
  learnMore: 'Ce que signifient les états',
};
