import type { Words } from '#languages/kit/words.ts';
import type { unsavedChangesCopy as english } from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english> = {
  title: '保存せずに移動しますか？',
  text: 'このページには保存されていない変更があります。変更を破棄してページを離れてもよろしいですか？',
  stay: 'このページに留まる',
  leave: '保存せずに移動',
};
