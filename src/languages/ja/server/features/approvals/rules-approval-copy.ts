import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

/** A rule is put together as name, limit and roles, with spaces between. */
export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `承認ルールの変更：${changes}`,
  needed: (rule) => `今後は承認が必要：${rule}`,
  noLonger: (name) => `今後は承認が不要：${name}`,
  above: (amounts) => `${amounts}超`,
  moreThan: (count) => `1日${count}回超`,
  approvedBy: (roles) => `（承認者：${roles}）`,
};
