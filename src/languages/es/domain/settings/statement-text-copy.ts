import type { statementTextCopy as english } from '#domain/settings/statement-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const statementTextCopy: Words<typeof english> = {
  between: (least, most) => `Escribe de ${least} a ${most} caracteres.`,
  atMost: (most) => `Escribe como máximo ${most} caracteres.`,
  needsLetter: 'Usa al menos una letra latina.',
  leaveOut: 'No uses * " \' < ni >.',
};
