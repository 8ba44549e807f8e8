import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  activityChartCopy as englishActivityChartCopy,
  activityCopy as englishActivityCopy,
  surveyCopy as englishSurveyCopy,
} from '#web/features/overview/activity/activity-copy.ts';

export const activityCopy: Words<typeof englishActivityCopy> = {
  title: 'Activité des paiements',
  period: 'Période',
  failed: 'Erreur lors du chargement de l’activité des paiements.',
  emptyTitle: 'Pas encore de paiement !',
  emptyText: 'Dès que quelqu’un paie, cette carte montre ce que vous avez vendu, remboursé et payé en frais.',
  emptyAction: 'Ouvrir votre boutique',
  volume: 'Volume total',
  charges: 'Encaissements',
  refunds: 'Remboursements',
  disputes: 'Litiges',
  fees: 'Frais',
  net: 'Net',
  netNote: 'Volume après frais',
  volumeHint: 'À propos du volume total',
  volumeText: 'Encaissements moins remboursements et litiges, avant frais.',
  change: (words, range) => `${words} vs ${range}`,
  payments: (count, shown) => plural(count, { one: `${shown} paiement`, other: `${shown} paiements` }),
  refundCount: (count, shown) =>
    plural(count, { one: `${shown} remboursement`, other: `${shown} remboursements` }),
  disputeCount: (count, shown) => plural(count, { one: `${shown} mouvement`, other: `${shown} mouvements` }),
  ofVolume: (percent) => `${percent} des encaissements`,
  todaySoFar: (volume) =>
    `Aujourd’hui, pour l’instant : ${volume}. Cette journée n’est pas encore comprise ci-dessous.`,
  showToday: 'Afficher aujourd’hui',
  custom: 'Jours au choix',
  days: 'Jours',
  compare: 'Comparer avec',
  comparisons: {
    previous: 'Par rapport à la période précédente',
    year: 'Par rapport à l’année précédente',
  },
  report: 'Ouvrir le rapport',
  zone: (range, zone) => `${range}, ${zone}`,
  presets: {
    today: 'Aujourd’hui',
    last_7_days: '7 derniers jours',
    last_4_weeks: '4 dernières semaines',
    last_3_months: '3 derniers mois',
    last_12_months: '12 derniers mois',
    month_to_date: 'Mois en cours',
    quarter_to_date: 'Trimestre en cours',
    year_to_date: 'Année en cours',
    all_time: 'Depuis le début',
  },
};

export const activityChartCopy: Words<typeof englishActivityChartCopy> = {
  titles: {
    hour: 'Volume par heure',
    day: 'Volume par jour',
    week: 'Volume par semaine',
    month: 'Volume par mois',
  },
  sentence: (first, last, peak, at) =>
    `Graphique en courbe. Le volume est passé de ${first} à ${last}, avec un pic de ${peak} : ${at}.`,
  nothing: 'Graphique en courbe. Il n’y a eu aucun volume durant cette période.',
  weekOf: (day) => `Semaine du ${day}`,
  from: (day) => `Depuis le ${day}`,
};

export const surveyCopy: Words<typeof englishSurveyCopy> = {
  question: 'Ces chiffres vous sont-ils utiles ?',
  ratings: {
    'very-unhappy': 'Pas du tout satisfait',
    unhappy: 'Pas satisfait',
    neutral: 'Neutre',
    happy: 'Satisfait',
    'very-happy': 'Très satisfait',
  },
  comment: 'Comment pourrions-nous les améliorer ?',
  privacy: 'Votre réponse reste dans les données de votre boutique.',
  cancel: 'Annuler',
  send: 'Envoyer',
  thanks: 'Merci pour votre avis !',
  failed: 'Une erreur s’est produite lors de l’envoi. Réessayez.',
};
