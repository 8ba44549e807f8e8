import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalRulesCopy as english } from '#web/features/approval-rules/approval-rules-copy.ts';

export const approvalRulesCopy: Words<typeof english> = {
  title: 'Approbations',
  lead: 'Ce qu’une personne ne peut pas faire seule. La demande attend alors jusqu’à trois jours une seconde personne, et nul n’approuve sa propre demande.',
  list: 'Voir ce qui attend',
  failed: 'Les règles n’ont pas pu être chargées.',
  loading: 'Les règles sont en cours de chargement',
  kinds: {
    refund_over:
      'Un remboursement au-dessus de ce montant nécessite une approbation. Dans les autres devises, chaque remboursement en nécessite une.',
    refunds_a_day:
      'Quand quelqu’un a effectué ce nombre de remboursements en 24 heures, le suivant nécessite une approbation.',
    pay_out: 'Un virement instantané nécessite une approbation.',
    bank: 'Envoyer les virements vers un autre compte bancaire nécessite une approbation.',
    fraud_rules: 'Modifier les filtres antifraude nécessite une approbation.',
    people: 'Les changements de personnes, de rôles et de ces règles nécessitent une approbation.',
    api_key: 'Créer une clé qui peut déplacer de l’argent nécessite une approbation.',
  },
  amount: 'Au-dessus de',
  amountMissing: 'Indiquez au-dessus de quel montant.',
  unreadable: (example) => `Saisissez un montant, par exemple ${example}.`,
  count: 'Remboursements en 24 heures',
  countMissing: 'Indiquez combien.',
  notANumber: 'Ce n’est pas un nombre.',
  who: 'Qui peut approuver',
  role: (name, people) =>
    plural(people, { one: `${name} (${people} personne)`, other: `${name} (${people} personnes)` }),
  tooFew:
    'Moins de deux personnes pourraient l’approuver, plus personne ne pourrait donc le faire. Invitez quelqu’un, ou choisissez plus de rôles.',
  alone:
    'Vous êtes la seule personne ici, personne ne pourrait donc rien approuver. Invitez d’abord quelqu’un : il faut être deux pour un second regard.',
  aloneTitle: 'Une seule personne ne peut pas approuver',
  limits: 'Limites de remboursement',
  limitsText:
    'Toute personne qui dépasse la limite de son rôle demande une approbation, quoi que disent les règles ci-dessus. Un remboursement approuvé compte pour la personne qui l’a approuvé. Dans les devises sans limite propre, ces rôles demandent une approbation pour chaque remboursement.',
  limitOf: (role, code, most, day) =>
    `${role}, en ${code} : ${most === null ? 'tout montant par remboursement' : `jusqu’à ${most} par remboursement`}, ${day === null ? 'sans limite par jour' : `jusqu’à ${day} en 24 heures`}.`,
  noLimits: 'Aucun rôle n’a de limite.',
  save: 'Enregistrer',
  saved: 'Les règles sont enregistrées.',
  unsaved: 'Pas encore enregistré',
};
