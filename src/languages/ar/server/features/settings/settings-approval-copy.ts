import { figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { settingsApprovalCopy as english } from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english> = {
  fraudRules: 'تغيير قواعد الحماية من الاحتيال',
  fraudRulesAndOthers: (others) => `تغيير قواعد الحماية من الاحتيال وإعدادات أخرى (${figure(others)})`,
};
