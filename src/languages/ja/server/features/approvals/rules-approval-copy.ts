import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { rulesApprovalCopy as english } from '#server/features/approvals/rules-approval-copy.ts';

export const rulesApprovalCopy: Words<typeof english> = {
  words: (changes) => `承認ルールの変更：${changes}`,
  needed: (name, roles) => `今後は承認が必要：${name}（承認者：${roles}）`,
  neededAbove: (name, amounts, roles) => `今後は承認が必要：${name}、${amounts}超（承認者：${roles}）`,
  neededMoreThan: (name, count, roles) =>
    `今後は承認が必要：${name}、1日${figure(count)}回超（承認者：${roles}）`,
  noLonger: (name) => `今後は承認が不要：${name}`,
  once: '同じ種類は1回だけ指定できます。',
  amount: 'いくらを超えると必要か指定してください。',
  count: '1日の回数を指定してください。',
};
