import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) =>
    `In de winkel is een terugbetaling van ${amount} genoteerd. Hier is geen geld verplaatst.`,
  refundBecause: (amount, reason) =>
    `In de winkel is een terugbetaling van ${amount} genoteerd: ‘${reason}’. Hier is geen geld verplaatst.`,
};
