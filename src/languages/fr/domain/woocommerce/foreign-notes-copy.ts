import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) =>
    `Un remboursement de ${amount} a été noté dans la boutique. Aucun argent n’est passé par ici.`,
  refundBecause: (amount, reason) =>
    `Un remboursement de ${amount} a été noté dans la boutique : « ${reason} ». Aucun argent n’est passé par ici.`,
};
