import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { keyApprovalCopy as english } from '#server/features/api-keys/key-approval-copy.ts';

export const keyApprovalCopy: Words<typeof english> = {
  make: (name, may) => `お金を動かせるAPIキー「${name}」を作成：${may}`,
  makeForDays: (name, may, days) =>
    `お金を動かせるAPIキー「${name}」を作成：${may}（有効期間${figure(days)}日）`,
  makeProposing: (name, may) => `お金を動かせるAPIキー「${name}」を作成：${may}（提案のみ）`,
  makeProposingForDays: (name, may, days) =>
    `お金を動かせるAPIキー「${name}」を作成：${may}（有効期間${figure(days)}日、提案のみ）`,
  everything: '所有者ができるすべてのこと',
};
