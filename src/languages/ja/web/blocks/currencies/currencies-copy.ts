import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { currenciesCopy as english } from '#web/blocks/currencies/currencies-copy.ts';

const currenciesInWords = (count: number) => `${figure(count)}種類の通貨`;

export const currenciesCopy: Words<typeof english> = {
  loadFailed: '通貨を取得できませんでした。',
  settingsLoadFailed: 'ストアの設定を取得できませんでした。',
  enabled: '有効な通貨を更新しました。',
  enableFailed: '有効な通貨を更新できませんでした。',
  storeSaved: 'ストアの設定を保存しました。',
  storeSaveFailed: 'ストアの設定を保存できませんでした。',

  search: '通貨を検索',
  searchPlaceholder: '名称、コード、記号',
  recommended: 'おすすめ',
  others: 'その他の通貨',
  found: (count) => `${currenciesInWords(count)}が見つかりました`,
  noneFound: '一致する通貨がありません。3文字のコードで検索してみてください。',
  allAdded: 'アカウントで利用できる通貨は、すべてストアに追加されています。',
  add: (count) => (count === 0 ? '通貨を追加' : `${currenciesInWords(count)}を追加`),
  currenciesInWords,

  auto: '訪問者の通貨で価格を表示',
  autoHelp:
    'ブラウザーが示す国の通貨をストアで扱っている場合に適用されます。訪問者にはその旨が表示され、変更もできます。',
  switcher: 'ショップに通貨の切り替えを追加',
  switcherHelp: 'Storefrontテーマのすべてのページの上部に表示されます。',
  preview: 'プレビュー',
  previewTitle: 'ショップのプレビュー',
  previewText: 'この設定で訪問者に表示されるショップです。まだ保存されていません。',
};
