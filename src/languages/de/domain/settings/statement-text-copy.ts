import type { statementTextCopy as english } from '#domain/settings/statement-text-copy.ts';
import { figure } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const statementTextCopy: Words<typeof english> = {
  between: (least, most) => `Geben Sie ${figure(least)} bis ${figure(most)} Zeichen ein.`,
  atMost: (most) => `Geben Sie höchstens ${figure(most)} Zeichen ein.`,
  needsLetter: 'Verwenden Sie mindestens einen lateinischen Buchstaben.',
  leaveOut: 'Lassen Sie * " \' < und > weg.',
};
