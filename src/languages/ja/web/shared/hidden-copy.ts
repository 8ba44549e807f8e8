import type { Words } from '#languages/kit/words.ts';
import type { hiddenCopy as english } from '#web/shared/hidden-copy.ts';

export const hiddenCopy: Words<typeof english> = {
  word: '非表示',
  why: (roleName) => `現在の役割（${roleName}）では、顧客の名前と住所は表示されません。`,
};
