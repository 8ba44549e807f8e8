import type * as english from '#domain/settings/statement-text-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';

export const statementTextCopy: Words<typeof english.statementTextCopy> = {
  between: (least, most) => `Gebruik ${figure(least)} tot ${figure(most)} tekens.`,
  atMost: (most) => `Gebruik maximaal ${figure(most)} tekens.`,
  needsLetter: 'Gebruik minstens één Latijnse letter.',
  leaveOut: 'Laat * " \' < en > weg.',
};
