import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  uncapturedCopy as englishUncapturedCopy,
  uncapturedListCopy as englishUncapturedListCopy,
} from '#web/features/transactions/uncaptured-copy.ts';

const captureSome = (count: number) =>
  plural(count, { one: `Capturer ${count} paiement`, other: `Capturer ${figure(count)} paiements` });
const cancelSome = (count: number) =>
  plural(count, { one: `Annuler ${count} paiement`, other: `Annuler ${figure(count)} paiements` });

export const uncapturedListCopy: Words<typeof englishUncapturedListCopy> = {
  name: 'Paiements non capturés',
  things: (count) => plural(count, { one: 'paiement', many: 'de paiements', other: 'paiements' }),
  failed: 'Erreur lors du chargement des transactions non capturées.',
  empty: {
    icon: 'clock',
    title: 'Rien n’attend d’être capturé',
    text: 'Les paiements autorisés mais pas encore débités seront affichés ici, avec la date limite de leur capture.',
  },
};

export const uncapturedCopy: Words<typeof englishUncapturedCopy> = {
  columns: {
    details: 'Détails',
    created: 'Autorisé le',
    capture_by: 'À capturer avant',
    amount: 'Montant',
    customer_name: 'Client',
    customer_email: 'E-mail',
    customer_country: 'Pays',
    risk_level: 'Niveau de risque',
    order: 'Commande',
    actions: 'Actions',
  },
  details: 'Détails',
  detailsOf: (amount, day) => `Détails du paiement : ${amount}, autorisé le ${day}`,
  order: (number) => `#${number}`,
  held: 'Retenu pour examen',
  settled: { capture: 'Capturé', cancel: 'Annulé' },
  settledHeld: { capture: 'Approuvé', cancel: 'Bloqué' },
  ending: (count) =>
    plural(count, {
      one: `${count} réservation prend fin sous 24 heures`,
      other: `${figure(count)} réservations prennent fin sous 24 heures`,
    }),
  byDeadline: 'Trier par date limite',
  leftOfHold: (left, days) =>
    plural(days, {
      one: `${left}, réservation de ${days} jour`,
      other: `${left}, réservation de ${days} jours`,
    }),
  noCustomer: 'Aucun client',
  noEmail: 'Aucun e-mail',
  noCountry: 'Aucun pays',
  noOrder: 'Aucune commande',
  total: 'Total',
  rowName: (customer, amount) => `le paiement de ${amount} par ${customer}`,
  somebody: 'un client',

  selected: (count) => `Sélection : ${count}`,
  inAll: (amounts) => `${amounts} au total`,
  captureThem: captureSome,
  cancelThem: cancelSome,
  clear: 'Effacer',

  bulk: {
    captureTitle: (count) => `${captureSome(count)} ?`,
    cancelTitle: (count) => `${cancelSome(count)} ?`,
    checking: 'Vérification de chaque paiement. Rien n’a été envoyé.',
    checkFailed: 'Les paiements n’ont pas pu être vérifiés. Rien n’a été envoyé.',
    ready: (count, amounts) =>
      plural(count, {
        one: `${count} paiement peut être envoyé : ${amounts}.`,
        other: `${figure(count)} paiements peuvent être envoyés : ${amounts}.`,
      }),
    noneReady: 'Aucun ne peut être envoyé.',
    leftOut: (count) =>
      plural(count, { one: `${count} est laissé de côté.`, other: `${figure(count)} sont laissés de côté.` }),
    cancelWarning:
      'Les clients ne sont pas débités, cela ne vous coûte rien, et il leur faudrait payer de nouveau.',
    captureAction: captureSome,
    cancelAction: cancelSome,
    capturing: 'Capture des paiements',
    canceling: 'Annulation des paiements',
    progress: (done, all) => `Réponses : ${done} sur ${all}`,
    done: (captured, failed, open) =>
      [
        plural(captured, { one: `${captured} réussi`, other: `${figure(captured)} réussis` }),
        failed > 0 && plural(failed, { one: `${failed} échoué`, other: `${figure(failed)} échoués` }),
        open > 0 && `${figure(open)} en cours de confirmation`,
      ]
        .filter(Boolean)
        .join(', '),
    close: 'Les conserver',
    back: 'Retour à la liste',
    row: (order, customer) => `#${order}, ${customer}`,
    rows: 'Paiements choisis',
    approvesIt: ' (retenu pour examen : ceci l’approuve)',
    blocksIt: ' (retenu pour examen : ceci le bloque)',
    waiting: 'En attente',
    sending: 'Envoi',
    confirming: 'Confirmation en cours',
    captured: 'Capturé',
    canceled: 'Annulé',
    failed: 'Échoué',
  },

  verdicts: {
    ready: 'Prêt',
    missing: 'Introuvable',
    captured: 'Déjà capturé',
    canceled: 'Déjà annulé',
    expired: 'Expiré',
    not_authorized: 'Non autorisé',
    refunded: 'Commande remboursée',
    disputed: 'En litige',
    without_order: 'Aucune commande',
    under_way: 'Confirmation en cours',
  },
};
