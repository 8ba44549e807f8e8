import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { settingsApprovalCopy as english } from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english> = {
  fraudRules: 'Betrugsregeln ändern',
  fraudRulesAndOthers: (others) =>
    plural(others, {
      one: 'Betrugsregeln und 1 weitere Einstellung ändern',
      other: `Betrugsregeln und ${figure(others)} weitere Einstellungen ändern`,
    }),
};
