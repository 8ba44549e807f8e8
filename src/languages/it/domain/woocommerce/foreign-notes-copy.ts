import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) => `Nel negozio è stato annotato un rimborso di ${amount}. Da qui non è passato denaro.`,
  refundBecause: (amount, reason) =>
    `Nel negozio è stato annotato un rimborso di ${amount}: “${reason}”. Da qui non è passato denaro.`,
};
