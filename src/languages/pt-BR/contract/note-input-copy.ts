import type { noteInputCopy as english } from '#contract/note-input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const noteInputCopy: Words<typeof english> = {
  writeSomething: 'Escreva algo primeiro',
  nameOrder: 'Indique um pedido',
};
