import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) => `Im Shop wurde eine Erstattung von ${amount} vermerkt. Geld ist hier nicht geflossen.`,
  refundBecause: (amount, reason) =>
    `Im Shop wurde eine Erstattung von ${amount} vermerkt: „${reason}“. Geld ist hier nicht geflossen.`,
};
