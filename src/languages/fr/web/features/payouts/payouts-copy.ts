import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  feedbackCopy as englishFeedbackCopy,
  payoutNoticesCopy as englishPayoutNoticesCopy,
  payoutsCopy as englishPayoutsCopy,
  payoutsListCopy as englishPayoutsListCopy,
  payoutTilesCopy as englishPayoutTilesCopy,
} from '#web/features/payouts/payouts-copy.ts';

export const payoutsListCopy: Words<typeof englishPayoutsListCopy> = {
  name: 'Historique des virements',
  things: (count) => plural(count, { one: 'virement', many: 'de virements', other: 'virements' }),
  failed: 'Erreur lors du chargement des virements.',
  empty: {
    icon: 'payout',
    title: 'Pas encore de virement',
    text: 'Dès que vos premiers paiements sont disponibles, ils partent vers votre banque, et chaque virement est affiché ici.',
  },
};

export const payoutsCopy: Words<typeof englishPayoutsCopy> = {
  title: 'Virements',
  show: 'Afficher',
  showAll: 'Tous les virements',
  showAdvanced: 'Filtres avancés',
  total: 'Total',
  chooseCurrency: 'Choisissez une devise pour voir les totaux.',
  note: (currency, zone) => `${currency}, ${zone}`,

  filters: {
    date: 'Date',
    status: 'Statut',
    source: 'Moyen de paiement',
  },

  detailsColumn: 'Détails',
  details: 'Détails',
  detailsOf: (type, amount, day) => `Détails du virement : ${type} de ${amount}, ${day}`,
  noBank: 'Aucun compte bancaire',
  atBankColumn: 'À votre banque',
  notAtBank: 'Aucune ligne attendue',
  whatToDo: 'Que faire ?',
  whatToDoAbout: (state) => `${state} : que faire ?`,

  exportTitle: (count) => `Exporter ${count} virements ?`,
  exportAction: (count) => `Exporter ${count} virements`,
  exportQuestion: (count) =>
    `Vous êtes sur le point d’exporter ${figure(count)} virements. Pour réduire la taille de l’export, vous pouvez utiliser un ou plusieurs filtres. Voulez-vous continuer ?`,
};

export const payoutTilesCopy: Words<typeof englishPayoutTilesCopy> = {
  label: 'Les virements en bref',
  next: 'Prochain virement',
  inTransit: 'En cours',
  paidThisMonth: 'Viré ce mois-ci',
  payouts: (count, words) => plural(count, { one: `${words} virement`, other: `${words} virements` }),
  unknown: 'N’a pas pu être lu',
};

export const payoutNoticesCopy: Words<typeof englishPayoutNoticesCopy> = {
  failed:
    'Les virements sont en pause parce qu’un virement récent a échoué. Mettez à jour vos coordonnées bancaires.',
  failedTitle: 'Vos virements sont en pause',
  updateBank: 'Mettre à jour les coordonnées bancaires',
  nextTitle: 'Quand part votre prochain virement',
  next: (schedule) =>
    `Les fonds disponibles sont virés automatiquement, ${schedule}. Les banques mettent 1 à 3 jours ouvrés à les afficher.`,
  learnMore: 'En savoir plus sur le calendrier des virements',
};

export const feedbackCopy: Words<typeof englishFeedbackCopy> = {
  question: 'Les virements fonctionnent-ils bien pour vous ?',
  questionText:
    'Un mot de votre part aide d’autres commerçants à choisir, et nous aide à corriger ce qui ne marche pas.',
  yes: 'Oui',
  no: 'Non',

  positiveTitle: 'Nous en sommes ravis',
  positiveText:
    'Si vous le souhaitez, parlez-en à d’autres commerçants : un mot de votre part les aide à bien choisir.',
  done: 'Terminé',

  negativeTitle: 'Qu’est-ce qui pourrait être mieux ?',
  negativeText: 'Dites-nous ce qui n’a pas marché ou ce qui vous manque. Nous lisons tout.',
  comments: 'Votre avis',
  send: 'Envoyer mon avis',
  cancel: 'Annuler',
  thanks: 'Merci pour votre avis !',
  failed: 'Votre avis n’a pas été envoyé.',
};
