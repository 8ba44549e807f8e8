import type { Words } from '#languages/kit/words.ts';
import type { exportLanguageCopy as english } from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english> = {
  title: 'ファイルをどの言語で作成しますか？',
  language: 'ファイルの言語',
  english: '英語',
  loading: 'エクスポートの言語を読み込んでいます',
  always: '常にこの言語を使う',
  alwaysHelp: '次回から確認しません。設定の「レポート」でも変更できます。',
  export: 'エクスポート',
  notSaved: '選択を保存できませんでした。もう一度試すか、保存せずにエクスポートしてください。',
};
