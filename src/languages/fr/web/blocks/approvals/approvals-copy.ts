import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalsCopy as english } from '#web/blocks/approvals/approvals-copy.ts';

export const approvalsCopy: Words<typeof english> = {
  waits: 'En attente d’approbation',
  underWayNow: 'Approuvé, en cours d’exécution',
  approved: 'Approuvé',
  awaitsYou: 'Créez-la vous-même maintenant : elle affiche un secret que personne d’autre ne peut voir.',
  awaitsAsker:
    'La personne qui l’a demandée la crée maintenant : elle affiche un secret que personne d’autre ne peut voir.',
  makeNow: 'Créer maintenant',
  makeNowOf: (what) => `Créer maintenant : ${what}`,
  all: 'Toutes les approbations',
  more: (count) =>
    plural(count, { one: 'Une autre demande attend.', other: `${count} autres demandes attendent.` }),
  region: 'Ce qui attend une seconde personne',
  askedBy: (who, key) => (key === null ? `Demandé par ${who}` : `Demandé par ${who}, avec la clé « ${key} »`),
  you: 'vous',
  until: (asked, when) => `${asked}, attend jusqu’au ${when}`,
  why: (note) => `« ${note} »`,
  approve: 'Approuver',
  decline: 'Refuser',
  withdraw: 'Retirer',
  approveOf: (what) => `Approuver : ${what}`,
  declineOf: (what) => `Refuser : ${what}`,
  withdrawOf: (what) => `Retirer : ${what}`,
  approveTitle: 'Approuver cette demande ?',
  approveText: (what, who) =>
    `${what}. Demandé par ${who}. Dès que vous approuvez, c’est exécuté, et votre nom est noté.`,
  declineTitle: 'Refuser cette demande ?',
  declineNote: 'Motif du refus',
  declineHelp: 'La personne qui a fait la demande le lira.',
  declineMissing: 'Indiquez pourquoi.',
  withdrawTitle: 'Retirer cette demande ?',
  withdrawText: (what) => `${what}. Plus personne ne pourra l’approuver ; vous pourrez refaire la demande.`,
  done: (what) => `Approuvé et exécuté : ${what}.`,
  underWay: (what) => `Approuvé : ${what}. Confirmation en cours.`,
  notDone: (why) => `Cela n’a pas pu être exécuté. ${why}`,
  declined: (what) => `Refusé : ${what}.`,
  withdrawn: (what) => `Retiré : ${what}.`,
  mayNot: {
    own: 'La demande vient de vous. Quelqu’un d’autre décide.',
    key: 'Seule une personne décide.',
    capability: 'Votre rôle ne permettrait pas de le faire, il ne permet donc pas de l’approuver.',
    role: 'La règle désigne d’autres rôles que le vôtre.',
    limit: 'Le montant dépasse votre propre limite par remboursement.',
  },
  reasons: {
    over_one: 'Au-dessus de la limite par remboursement',
    over_day: 'Au-dessus de la limite par jour',
    other_currency: 'Dans une devise sans limite définie',
    refund_over: 'Un remboursement de ce montant nécessite une approbation',
    refunds_a_day: 'Beaucoup de remboursements en un jour',
    pay_out: 'Les virements instantanés nécessitent une approbation',
    bank: 'Les changements de compte bancaire nécessitent une approbation',
    fraud_rules: 'Les changements des règles antifraude nécessitent une approbation',
    people: 'Les changements de personnes et de rôles nécessitent une approbation',
    api_key: 'Les clés API qui touchent à l’argent nécessitent une approbation',
    proposed: 'Proposé par une clé API',
  },
  states: {
    pending: 'En attente',
    approved: 'En cours',
    done: 'Exécuté',
    failed: 'Non exécuté',
    declined: 'Refusé',
    withdrawn: 'Retiré',
    expired: 'Expiré',
  },
  sent: (what) =>
    what === ''
      ? 'Envoyé pour approbation. Rien n’a encore été fait.'
      : `Envoyé pour approbation : ${what}. Rien n’a encore été fait.`,
  see: 'Voir ce qui attend',
  ask: 'Demander l’approbation',
  needed: 'Une seconde personne est nécessaire',
  neededText: (why) =>
    `${why}. Rien n’est fait maintenant : la demande attend jusqu’à trois jours que quelqu’un l’approuve.`,
  nobody:
    'Personne d’autre ici ne pourrait l’approuver, la demande est donc impossible. Un propriétaire peut changer cela dans les paramètres.',
  note: 'Pourquoi c’est nécessaire',
  noteHelp: 'La personne qui approuve le lira.',
};
