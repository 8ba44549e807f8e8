import { RULE_NAMES } from '#languages/fr/domain/fraud/rule-names-copy.ts';
import { figure, listed, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudLabCopy as english } from '#web/features/fraud-protection/fraud-lab-copy.ts';

const payments = (count: number): string =>
  plural(count, { one: `${count} paiement`, other: `${figure(count)} paiements` });

export const fraudLabCopy: Words<typeof english> = {
  title: 'Labo antifraude',
  window: 'Historique utilisé',
  days: {
    30: '30 derniers jours',
    90: '90 derniers jours',
    365: '12 derniers mois',
  },
  ruleNames: RULE_NAMES,
  lead: (count) =>
    count === 1
      ? 'Ce que ces règles auraient fait au seul paiement par carte que vous avez reçu en ligne.'
      : `Ce que ces règles auraient fait à vos propres paiements par carte en ligne (${figure(count)}).`,
  emptyTitle: 'Pas encore de paiement à examiner',
  emptyText:
    'Dès que des clients paient par carte dans votre boutique, ceci montre ce que vos règles auraient fait à leurs paiements.',
  noRules: 'Activez un filtre pour voir ce qu’il aurait fait.',
  failed: 'Le labo n’a pas pu examiner vos paiements.',
  loading: 'Examen de vos paiements',
  recounting: 'Nouveau calcul',
  counted: (held, blocked) =>
    `${payments(held)} ${plural(held, { one: 'serait retenu', other: 'seraient retenus' })}, ${payments(blocked)} ${plural(blocked, { one: 'bloqué', other: 'bloqués' })}.`,
  held: 'Retenus pour examen',
  blocked: 'Bloqués',
  ofPayments: (share) => `${share} des paiements`,
  disputes: 'Litiges interceptés',
  ofAll: (caught, all) => `${figure(caught)} sur ${figure(all)}`,
  disputed: (amounts) => `${amounts} en litige`,
  noDisputes: 'Aucun durant cette période',
  returning: 'Clients fidèles',
  returningHeld: 'auraient attendu',
  returningMet: 'auraient déclenché une règle',
  byRule: 'Par règle',
  ruleHeld: (count) => plural(count, { one: `${count} retenu`, other: `${figure(count)} retenus` }),
  ruleBlocked: (count) => plural(count, { one: `${count} bloqué`, other: `${figure(count)} bloqués` }),
  unknown: (count) => `Données insuffisantes pour ${payments(count)}.`,
  otherCurrencies: (count) =>
    `${payments(count)} dans d’autres devises ${plural(count, { one: 'n’est pas compté', other: 'ne sont pas comptés' })} ici.`,
  affected: (amounts) => `${amounts} de ventes concernées`,
  andMore: (amounts, count) =>
    listed([
      ...amounts,
      plural(count, { one: `${count} autre devise`, other: `${figure(count)} autres devises` }),
    ]),
  see: (count) => (count === 1 ? 'Voir le paiement' : `Voir les ${figure(count)} paiements`),
  previewLabel: 'Aperçu seulement',
  preview: 'Rien ne change avant l’enregistrement. Les paiements du bac à sable obéissent aux mêmes règles.',
  list: {
    title: (count) => `${payments(count)} ${plural(count, { one: 'concerné', other: 'concernés' })}`,
    newest: (shown) => `Les ${figure(shown)} plus récents sont affichés.`,
    close: 'Fermer',
    label: 'Paiements concernés',
    payment: 'Paiement',
    date: 'Date',
    amount: 'Montant',
    rules: 'Règles',
    outcome: 'Issue',
    review: 'Retenu',
    block: 'Bloqué',
    disputed: 'En litige plus tard',
    order: (number) => `Commande n° ${number}`,
    nobody: 'Quelqu’un sans nom',
  },
  score: {
    title: 'Bilan',
    table: 'Ce que chaque règle a fait',
    lead: 'Ce que vos règles ont réellement fait, et ce qui en a résulté.',
    none: 'Aucune règle n’a retenu ou bloqué de paiement durant cette période.',
    failed: 'Le bilan n’a pas pu être lu.',
    rule: 'Règle',
    held: 'Retenus',
    blocked: 'Bloqués',
    approved: 'Approuvés',
    refused: 'Refusés',
    lapsed: 'Expirés',
    waiting: 'En attente',
    disputed: 'Approuvés, puis en litige',
    stopped: 'Non débité',
    nothing: 'Rien',
  },
};
