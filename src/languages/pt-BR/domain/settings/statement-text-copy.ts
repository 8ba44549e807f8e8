import type { statementTextCopy as english } from '#domain/settings/statement-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';

export const statementTextCopy: Words<typeof english> = {
  between: (least, most) => `Digite de ${figure(least)} a ${figure(most)} caracteres.`,
  atMost: (most) =>
    plural(most, {
      one: `Digite no máximo ${most} caractere.`,
      other: `Digite no máximo ${figure(most)} caracteres.`,
    }),
  needsLetter: 'Use ao menos uma letra latina.',
  leaveOut: 'Não use * " \' < nem >.',
};
