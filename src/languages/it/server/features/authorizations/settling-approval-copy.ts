import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english.settlingApprovalCopy> = {
  capture: (amount, order) => `Acquisire ${amount} dell’ordine #${order}`,
  cancel: (amount, order) => `Annullare l’autorizzazione di ${amount} dell’ordine #${order}`,
};
