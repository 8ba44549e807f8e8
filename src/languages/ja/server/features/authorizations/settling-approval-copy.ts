import type { Words } from '#languages/kit/words.ts';
import type { settlingApprovalCopy as english } from '#server/features/authorizations/settling-approval-copy.ts';

export const settlingApprovalCopy: Words<typeof english> = {
  capture: (amount, order) => `注文 #${order}の${amount}の売上を確定`,
  cancel: (amount, order) => `注文 #${order}の${amount}のオーソリを取り消し`,
};
