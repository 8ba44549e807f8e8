import type { Words } from '#languages/kit/words.ts';
import type { storeLanguageCopy as english } from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english> = {
  title: '言語',
  text: 'ショップ、顧客へのメール、言語を選んでいない人の画面に使われます。',
  label: 'ストアの言語',
  help: 'サインインする人は、アカウントメニューで別の言語を選べます。変更はすぐに保存されます。',
  byBrowser: '訪問者のブラウザーに合わせる',
  saved: 'ストアの言語を保存しました。',
  notSaved: 'ストアの言語は保存されませんでした。',
};
