import type { Words } from '#languages/kit/words.ts';
import type { disputeApprovalCopy as english } from '#server/features/disputes/dispute-approval-copy.ts';

export const disputeApprovalCopy: Words<typeof english> = {
  accept: (amount, payment) =>
    `決済 ${payment}に関する${amount}のチャージバックを受け入れ：金額と手数料は戻りません`,
  submit: (fields, amount, payment) =>
    `決済 ${payment}に関する${amount}のチャージバックに対し、反証資料（${fields}）を銀行に提出（以後変更できません）`,
  save: (fields, amount, payment) =>
    `決済 ${payment}に関する${amount}のチャージバックに対する反証資料（${fields}）の下書きを保存`,
};
