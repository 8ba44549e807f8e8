import type { foreignNotesCopy as english } from '#domain/woocommerce/foreign-notes-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const foreignNotesCopy: Words<typeof english> = {
  refund: (amount) => `دُوّن في المتجر استرداد بمبلغ ${amount}. لم يمر أي مال من هنا.`,
  refundBecause: (amount, reason) =>
    `دُوّن في المتجر استرداد بمبلغ ${amount}: «${reason}». لم يمر أي مال من هنا.`,
};
