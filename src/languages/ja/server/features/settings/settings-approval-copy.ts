import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { settingsApprovalCopy as english } from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english> = {
  fraudRules: '不正防止ルールを変更',
  fraudRulesAndOthers: (others) => `不正防止ルールと、ほか${figure(others)}件の設定を変更`,
};
