import type { Words } from '#languages/kit/words.ts';
import type { helpCopy as english } from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english> = {
  title: 'ヘルプ',
  lead: '決済、入金、チャージバック、設定についての簡潔な説明です。',
  see: '関連する項目',
  notFoundTitle: 'このヘルプページは存在しません',
  notFound: 'リンクが古い可能性があります。すべての項目はヘルプページにあります。',
  allTopics: 'すべての項目',
  keyboard: 'キーボード',
  keyboardText:
    'マウスを使わずに検索やページの移動などができます。どの画面でも「?」キーを押すと、一覧が表示されます。',
  showKeys: 'キーボードショートカットを表示',
  groups: {
    account: 'アカウント',
    money: '決済と入金',
    risk: 'チャージバックと不正利用',
    setUp: '設定とツール',
  },
};
