import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { settingsApprovalCopy as english } from '#server/features/settings/settings-approval-copy.ts';

export const settingsApprovalCopy: Words<typeof english> = {
  fraudRules: 'Alterar as regras antifraude',
  fraudRulesAndOthers: (others) =>
    plural(others, {
      one: `Alterar as regras antifraude e mais ${others} configuração`,
      other: `Alterar as regras antifraude e mais ${figure(others)} configurações`,
    }),
};
