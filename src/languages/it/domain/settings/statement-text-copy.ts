import type * as english from '#domain/settings/statement-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const statementTextCopy: Words<typeof english.statementTextCopy> = {
  between: (least, most) => `Scrivi da ${least} a ${most} caratteri.`,
  atMost: (most) => `Scrivi al massimo ${most} caratteri.`,
  needsLetter: 'Usa almeno una lettera latina.',
  leaveOut: 'Non usare * " \' < e >.',
};
