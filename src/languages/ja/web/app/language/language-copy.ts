import type { Words } from '#languages/kit/words.ts';
import type { languageCopy as english } from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english> = {
  title: '言語',
  lead: 'このページに入力してまだ保存していない内容は、そのまま残ります。',
  automatic: 'ストアまたはブラウザーの設定に合わせる',
  notSaved: '言語は保存されませんでした。何も変更されていません。',
};
