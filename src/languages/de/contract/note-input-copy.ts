import type { noteInputCopy as english } from '#contract/note-input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const noteInputCopy: Words<typeof english> = {
  writeSomething: 'Schreiben Sie zuerst etwas',
  nameOrder: 'Nennen Sie eine Bestellung',
};
