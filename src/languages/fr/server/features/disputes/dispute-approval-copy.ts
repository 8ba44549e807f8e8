import type { Words } from '#languages/kit/words.ts';
import type { disputeApprovalCopy as english } from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english> = {
  accept: (amount, payment) =>
    `Accepter le litige de ${amount} sur le paiement ${payment} : l’argent et les frais sont abandonnés`,
  submit: (fields, amount, payment) =>
    `Envoyer définitivement des preuves à la banque (${fields}) pour contester le litige de ${amount} sur le paiement ${payment}`,
  save: (fields, amount, payment) =>
    `Enregistrer un brouillon de preuves (${fields}) pour contester le litige de ${amount} sur le paiement ${payment}`,
};
