import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { settingsApprovalCopy as english } from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english> = {
  fraudRules: 'Cambiar las reglas antifraude',
  fraudRulesAndOthers: (others) =>
    plural(others, {
      one: 'Cambiar las reglas antifraude y 1 ajuste más',
      other: `Cambiar las reglas antifraude y ${figure(others)} ajustes más`,
    }),
};
