import type { Words } from '#languages/kit/words.ts';
import type { shortcutsCopy as english } from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english> = {
  title: 'キーボードショートカット',
  anywhere: 'どの画面でも',
  search: 'すべてを検索',
  list: 'この一覧',
  close: '開いているものを閉じる',
  goTo: '移動',
  places: {
    h: 'ホーム',
    o: '注文',
    c: '顧客',
    v: '概要',
    p: '入金',
    t: '取引',
    d: 'チャージバック',
    s: '決済の設定',
  },
  or: 'または',
  after: '続けて',
  singleKeys: '1つのキーだけのショートカット',
  singleKeysText:
    '音声入力を使う場合や、誤ってキーを押してしまう場合はオフにしてください。CtrlやCmdを使うショートカットは引き続き使えます。',
};
