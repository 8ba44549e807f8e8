import type { Words } from '#languages/kit/words.ts';
import type { timelineCopy as english } from '#web/features/payment-details/timeline-copy.ts';

export const timelineCopy: Words<typeof english> = {
  statusChanged: (to) => `Nouveau statut du paiement : ${to}`,
  statuses: {
    started: 'Commencé',
    authorized: 'Autorisé',
    authorization_voided: 'Autorisation annulée',
    authorization_expired: 'Autorisation expirée',
    paid: 'Payé',
    partial_refund: 'Remboursement partiel',
    refunded: 'Remboursé',
    failed: 'Échoué',
    disputed_needs_response: 'En litige, réponse requise',
    disputed_in_review: 'En litige, en cours d’examen',
    disputed_won: 'Litige gagné',
    disputed_lost: 'Litige perdu',
  },

  wasAdded: (amount, payout) => `Ajout de ${amount} à votre ${payout}`,
  wasDeducted: (amount, payout) => `Déduction de ${amount} sur votre ${payout}`,
  payoutOf: (day) => `virement du ${day}`,
  willBeAdded: (amount) => `Ajout de ${amount} à un virement à venir`,
  willBeDeducted: (amount) => `Déduction de ${amount} sur un virement à venir`,

  authorized: (amount) => `Un paiement de ${amount} a été autorisé`,
  voided: (amount) => `L’autorisation de ${amount} a été annulée`,
  expired: (amount) => `L’autorisation de ${amount} a expiré`,
  charged: (amount) => `Un paiement de ${amount} a été encaissé`,
  refunded: (amount) => `Un paiement de ${amount} a été remboursé`,
  failed: (amount, reason) => `Un paiement de ${amount} a échoué : ${reason}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `Un remboursement de ${amount} a échoué : la carte du client a expiré ou a été annulée. L’argent est de retour dans votre solde.`,
    lost_or_stolen_card: (amount) =>
      `Un remboursement de ${amount} a échoué : la carte du client a été perdue ou volée. L’argent est de retour dans votre solde.`,
    unknown: (amount) =>
      `Un remboursement de ${amount} a échoué : la banque du client n’a pas donné de motif. L’argent est de retour dans votre solde.`,
  },
  arn: (number) => `Numéro de référence de l’acquéreur (ARN) : ${number}`,
  onItsWay: 'En route : la banque du client ne l’a pas encore confirmé.',
  waitsFor: {
    insufficient_funds:
      'Il n’est pas encore parti : votre solde ne le couvre pas. Il partira de lui-même dès que le solde suffira.',
    charge_pending: 'Il n’est pas encore parti : le paiement lui-même n’est pas arrivé.',
    requires_action:
      'Il n’est pas encore parti : on a demandé au client par e-mail vers quel compte l’envoyer, et il n’a pas répondu.',
  },

  noFundsWithdrawn: 'Aucun fonds n’a encore été prélevé.',
  disputedAs: (reason) => `Paiement en litige : ${reason}`,
  disputed: 'Paiement en litige',
  evidenceSubmitted: 'Vos preuves ont été envoyées à la banque',
  evidenceHandedIn:
    'Votre brouillon a été remis à la banque pour vous, car le délai de réponse était presque écoulé',
  disputeWon: 'La banque a tranché en votre faveur',
  disputeLost: 'La banque a tranché en faveur du client',
  inquiryClosed: 'La demande d’information a été close sans litige',
  chargeRefunded: 'Le paiement a été remboursé pendant que la banque posait des questions',
  disputedAmount: 'Montant en litige',
  disputeFee: 'Frais de litige',
  reversal: 'Montant rendu',
  feeRefund: 'Frais rendus',

  loanRepayment: (amount) => `Déduction de ${amount} sur votre virement pour le remboursement du prêt`,
  loan: 'Voir tous les remboursements de ce prêt',

  approvedBy: (who) => `Approuvé par ${who}`,
  blockedBy: (who) => `Bloqué par ${who}`,
  aProgram: 'un programme avec une clé API',
  heldForReview: 'Vos filtres antifraude ont contrôlé le paiement et l’ont retenu pour examen',
  blockedByRules: 'Vos filtres antifraude ont contrôlé le paiement et l’ont bloqué',
  outcomes: { review: 'examen', block: 'blocage' },
  rule: (rule, outcome) => `${rule} : ${outcome}`,

  exchange: (from, rate, to) => `1 ${from} → ${rate} ${to}`,
  fee: 'Frais',
  withTerms: (name, terms) => `${name} (${terms})`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `plafonnés à ${amount}`,
  variableFee: 'Frais variables',
  fixedFee: 'Frais fixes',
  net: 'Virement net',
  labelled: (label, value) => `${label} : ${value}`,
};
