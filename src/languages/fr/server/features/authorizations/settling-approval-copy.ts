import type { Words } from '#languages/kit/words.ts';
import type { settlingApprovalCopy as english } from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english> = {
  capture: (amount, order) => `Capturer ${amount} de la commande n° ${order}`,
  cancel: (amount, order) => `Annuler l’autorisation de ${amount} de la commande n° ${order}`,
};
