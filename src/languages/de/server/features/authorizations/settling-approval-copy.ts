import type { Words } from '#languages/kit/words.ts';
import type { settlingApprovalCopy as english } from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english> = {
  capture: (amount, order) => `${amount} für Bestellung #${order} einziehen`,
  cancel: (amount, order) => `Autorisierung über ${amount} für Bestellung #${order} stornieren`,
};
