import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english.settingsApprovalCopy> = {
  fraudRules: 'De frauderegels wijzigen',
  fraudRulesAndOthers: (others) =>
    plural(others, {
      one: 'De frauderegels en 1 andere instelling wijzigen',
      other: `De frauderegels en ${figure(others)} andere instellingen wijzigen`,
    }),
};
