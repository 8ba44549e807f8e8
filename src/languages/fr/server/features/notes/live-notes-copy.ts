import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { liveNotesCopy as english } from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english> = {
  overdueTitle: 'Le délai pour compléter votre compte est dépassé',
  overdue: 'Les paiements et les virements peuvent être mis en pause tant que des informations manquent.',
  neededTitle: 'Votre compte a besoin d’autres informations',
  neededBy: (moment, zone) =>
    `Fournissez-les au plus tard le ${moment} (${zone}), pour que les paiements et les virements continuent.`,
  neededSoon: 'Fournissez-les rapidement, pour que les paiements et les virements continuent.',
  seeNeeded: 'Voir ce qui manque',
  latePayoutTitle: (amount) => `Le virement de ${amount} est en retard`,
  latePayout: (day) =>
    `Il était attendu le ${day}. Interrogez votre banque en indiquant la référence affichée sur sa page.`,
  seePayout: 'Voir le virement',
  groups: {
    dispute_won: {
      one: (amount) => `Vous avez gagné un litige : ${amount}`,
      several: (count) =>
        plural(count, { one: `${count} litige gagné`, other: `${figure(count)} litiges gagnés` }),
      text: 'La banque vous a rendu l’argent.',
      textOfSeveral: 'La banque vous a rendu l’argent.',
    },
    dispute_lost: {
      one: (amount) => `Vous avez perdu un litige : ${amount}`,
      several: (count) =>
        plural(count, { one: `${count} litige perdu`, other: `${figure(count)} litiges perdus` }),
      text: 'Le client garde l’argent, et les frais restent dus.',
      textOfSeveral: 'Les clients gardent l’argent, et les frais restent dus.',
    },
    refund_returned: {
      one: (amount) => `Un remboursement a été retourné : ${amount}`,
      several: (count) =>
        plural(count, {
          one: `${count} remboursement retourné`,
          other: `${figure(count)} remboursements retournés`,
        }),
      text: 'La banque du client ne l’a pas accepté. L’argent est de retour dans votre solde ; remboursez le client d’une autre façon.',
      textOfSeveral:
        'Les banques des clients ne les ont pas acceptés. L’argent est de retour dans votre solde ; remboursez les clients d’une autre façon.',
    },
  },
  seePayment: 'Voir le paiement',
  seeAll: 'Tout voir',
  exported: {
    transactions: 'Un export de transactions est terminé',
    payouts: 'Un export de virements est terminé',
    disputes: 'Un export de litiges est terminé',
    blocked: 'Un export de paiements bloqués est terminé',
    'audit-log': 'Un export du journal d’audit est terminé',
    journal: 'Un journal est terminé',
    statement: 'Un relevé mensuel est terminé',
  },
  exportAgain: 'Il peut être retéléchargé.',
  exportRows: (rows) =>
    plural(rows, {
      one: `Il contient ${rows} ligne et peut être retéléchargé.`,
      other: `Il contient ${figure(rows)} lignes et peut être retéléchargé.`,
    }),
  seeExports: 'Voir les exports',
};
