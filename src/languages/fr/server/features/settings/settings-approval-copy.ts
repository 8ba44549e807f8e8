import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { settingsApprovalCopy as english } from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english> = {
  fraudRules: 'Modifier les règles antifraude',
  fraudRulesAndOthers: (others) =>
    plural(others, {
      one: `Modifier les règles antifraude et ${others} autre paramètre`,
      other: `Modifier les règles antifraude et ${figure(others)} autres paramètres`,
    }),
};
