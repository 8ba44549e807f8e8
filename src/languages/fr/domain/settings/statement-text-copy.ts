import type { statementTextCopy as english } from '#domain/settings/statement-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const statementTextCopy: Words<typeof english> = {
  between: (least, most) => `Saisissez ${least} à ${most} caractères.`,
  atMost: (most) => `Saisissez au plus ${most} caractères.`,
  needsLetter: 'Utilisez au moins une lettre latine.',
  leaveOut: 'N’utilisez pas * " \' < ni >.',
};
