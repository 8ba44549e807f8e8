import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english.settlingApprovalCopy> = {
  capture: (amount, order) => `${amount} van bestelling #${order} vastleggen`,
  cancel: (amount, order) => `De autorisatie van ${amount} van bestelling #${order} annuleren`,
};
