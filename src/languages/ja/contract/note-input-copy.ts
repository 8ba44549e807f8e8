import type { noteInputCopy as english } from '#contract/note-input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const noteInputCopy: Words<typeof english> = {
  writeSomething: '先に内容を入力してください',
  nameOrder: '注文を指定してください',
};
