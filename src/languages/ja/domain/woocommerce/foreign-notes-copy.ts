import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) => `ストアで${amount}の返金が記録されました。ここでは資金の移動はありません。`,
  refundBecause: (amount, reason) =>
    `ストアで${amount}の返金が記録されました：「${reason}」。ここでは資金の移動はありません。`,
};
