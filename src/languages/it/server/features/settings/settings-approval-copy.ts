import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english.settingsApprovalCopy> = {
  fraudRules: 'Modificare le regole sulle frodi',
  fraudRulesAndOthers: (others) =>
    plural(others, {
      one: 'Modificare le regole sulle frodi e un’altra impostazione',
      other: `Modificare le regole sulle frodi e altre ${figure(others)} impostazioni`,
    }),
};
