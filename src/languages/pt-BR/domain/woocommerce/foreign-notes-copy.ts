import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) => `Um reembolso de ${amount} foi anotado na loja. Nenhum dinheiro passou por aqui.`,
  refundBecause: (amount, reason) =>
    `Um reembolso de ${amount} foi anotado na loja: “${reason}”. Nenhum dinheiro passou por aqui.`,
};
