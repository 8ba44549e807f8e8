import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentActionsCopy as english } from '#web/blocks/payment-actions/payment-actions-copy.ts';

export const paymentActionsCopy: Words<typeof english> = {
  asked: 'Envoyé pour approbation. Rien n’a encore été fait.',
  capture: 'Capturer',
  cancel: 'Annuler',
  approve: 'Approuver la transaction',
  block: 'Bloquer la transaction',
  refund: 'Rembourser',
  noRefund: 'Pourquoi il n’y a pas de remboursement',
  refundMenu: 'Rembourser ce paiement',
  refundInFull: 'Rembourser en totalité',
  refundInPart: 'Remboursement partiel',

  captureOf: (order) => `Capturer le paiement de la commande n° ${order}`,
  cancelOf: (order) => `Annuler le paiement de la commande n° ${order}`,
  approveShort: 'Approuver',
  approveOf: (order) => `Approuver le paiement de la commande n° ${order}`,
  blockShort: 'Bloquer',
  blockOf: (order) => `Bloquer le paiement de la commande n° ${order}`,

  captured: (order, amount) =>
    `Le paiement de la commande n° ${order} a été capturé.${amount ? ` Montant : ${amount}.` : ''}`,
  canceled: (order, amount) =>
    `Le paiement de la commande n° ${order} a été annulé.${amount ? ` Montant : ${amount}.` : ''}`,
  notCaptured: (order, reason) =>
    `Une erreur s’est produite lors de la capture du paiement de la commande n° ${order}. ${reason}`,
  notCanceled: (order, reason) =>
    `Une erreur s’est produite lors de l’annulation du paiement de la commande n° ${order}. ${reason}`,

  reasons: {
    missingOrder: 'La commande est introuvable.',
    refundedOrder:
      'Le paiement ne peut pas être traité pour une commande remboursée, en partie ou en totalité.',
    mismatch: 'Le paiement ne peut pas être traité : il ne concorde pas avec la commande.',
    uncapturable: 'Ce paiement ne peut pas être traité dans son état actuel.',
    minimum: (amount) => `Le montant minimum pouvant être traité est de ${amount}.`,
    tooSmall: 'Le montant du paiement est trop faible pour être traité.',
    captureFailed: 'La capture du paiement n’a pas abouti.',
    cancelFailed: 'L’annulation du paiement n’a pas abouti.',
    serverError: 'Une erreur inattendue s’est produite. Réessayez plus tard.',
    other: 'Impossible de traiter le paiement. Réessayez plus tard.',
  },

  authorizationFailed: 'Erreur lors du chargement de l’autorisation.',
  tryAgain: 'Réessayer',

  refunded: (payment) => `Paiement n° ${payment} remboursé.`,
  notRefunded: (payment) =>
    `Une erreur s’est produite lors du remboursement du paiement n° ${payment}. Réessayez plus tard.`,
  refundTitle: (amount) => `Rembourser ${amount} ?`,
  refundAction: (amount) => `Rembourser ${amount}`,
  refundText: 'Le client récupère la totalité du paiement. Un remboursement est irréversible.',
  effects: {
    label: 'Ce que fait ce remboursement',
    loading: 'L’effet de ce remboursement est en cours de calcul',
    failed: 'L’effet sur votre solde n’a pas pu être calculé. Le montant ci-dessus est exact.',
    customer: 'Le client reçoit',
    cost: 'Votre solde perd',
    feeKept: 'Frais du paiement',
    feeKeptNote: 'non rendus',
    balance: 'Votre solde',
    nextPayout: (day) => `Prochain virement, ${day}`,
    estimate: 'estimation',
    change: (now, after) => `${now} → ${after}`,
  },
  refundReason: 'Motif (facultatif)',
  refundReasons: {
    duplicate: 'Commande en double',
    fraudulent: 'Fraude',
    requested_by_customer: 'Demandé par le client',
    other: 'Autre',
  },

  cancelTitle: (amount) => `Annuler ce paiement de ${amount} ?`,
  cancelText:
    'Le client n’est pas débité, cela ne vous coûte rien, et la réservation de son argent prend fin. Il lui faudrait payer de nouveau.',
  cancelAction: 'Annuler le paiement',
  blockTitle: (amount) => `Bloquer ce paiement de ${amount} ?`,
  blockText:
    'Le client n’est pas débité, cela ne vous coûte rien, et votre décision est notée avec votre nom.',
  keep: 'Conserver',

  waitingTitle: 'En attente de capture',
  waitingText: (until, left) =>
    `Capturez-le au plus tard le ${until} (${left}). Ensuite, la réservation prend fin.`,
  decideText: (until, left) =>
    `Décidez au plus tard le ${until} (${left}). Ensuite, la réservation prend fin, et il faudrait que le client paie de nouveau.`,
  lapsed: (until) =>
    `La réservation de l’argent du client a pris fin le ${until}. Le paiement ne peut plus être capturé.`,
  heldTitle: 'Retenu pour examen',
  heldText:
    'Vos règles antifraude ont retenu ce paiement. Le client n’est pas débité tant que vous ne l’approuvez pas.',
  outcomes: {
    label: 'Ce que fait votre décision',
    loading: 'L’effet de votre décision est en cours de calcul',
    failed: 'L’effet sur votre solde n’a pas pu être calculé. Vous pouvez décider malgré tout.',
    capture: 'Capturé : le client paie',
    approve: 'Approuvé : le client paie',
    cancel: 'Annulé : personne ne paie',
    block: 'Bloqué : personne ne paie',
    fee: 'Frais',
    feeNote: 'estimation, connus au centime près après la capture',
    notListed: 'connus après la capture',
    beforeFee: 'estimation, avant frais',
    unchanged: 'estimation, inchangé',
    leaves: 'Part avec le virement du',
    nothing: 'rien ne bouge',
  },
  rowEffects: (price) =>
    `Capturer et approuver débitent le client du montant de la ligne ; les frais${price ? `, à partir de ${price} pour une carte,` : ''} en sont déduits. Annuler et bloquer ne débitent personne et ne coûtent rien.`,
  review: {
    title: 'Signalé pour examen',
    why: {
      rule: 'Une règle chez votre prestataire de paiement vous demande de regarder ce paiement.',
      manual: 'Quelqu’un chez votre prestataire de paiement vous demande de regarder ce paiement.',
    },
    taken:
      'Le client a déjà payé, et l’approbation ne déplace pas d’argent : elle dit seulement que vous avez regardé et que tout est en ordre. Si vous avez un doute, remboursez.',
    held: 'L’approuver ne le capture pas : le client ne paie que lorsque vous capturez le paiement.',
    approve: 'Approuver l’examen',
    approved: 'L’examen est clos. Aucun mouvement d’argent.',
    notApproved: (reason) => `L’examen n’a pas pu être approuvé. ${reason}`,
  },
  unconfirmedTitle: 'Pas encore confirmé par la banque du client',
  unconfirmedText:
    'Les paiements de ce type prennent quelques jours. D’ici là, l’argent n’est pas dans votre solde, et le paiement peut encore échouer. Il n’y a rien à faire.',
  firedRules: {
    held: 'Règles qui l’ont retenu',
    blocked: 'Règles qui l’ont bloqué',
    billTo: 'Facturé à',
    shipTo: 'Livré à',
    title: 'Arrêté par vos règles antifraude',
    seeRules: 'Voir vos règles antifraude',
  },
  left: {
    days: (count) => plural(count, { one: `${count} jour restant`, other: `${count} jours restants` }),
    hours: (count) => plural(count, { one: `${count} heure restante`, other: `${count} heures restantes` }),
    minutes: (count) =>
      plural(count, { one: `${count} minute restante`, other: `${count} minutes restantes` }),
  },
  expired: 'Expiré',
};
