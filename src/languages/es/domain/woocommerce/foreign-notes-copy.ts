import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) => `En la tienda se anotó un reembolso de ${amount}. Por aquí no pasó dinero.`,
  refundBecause: (amount, reason) =>
    `En la tienda se anotó un reembolso de ${amount}: «${reason}». Por aquí no pasó dinero.`,
};
