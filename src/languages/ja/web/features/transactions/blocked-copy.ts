import type { Words } from '#languages/kit/words.ts';
import type {
  blockedCopy as english,
  blockedListCopy as englishList,
} from '#web/features/transactions/blocked-copy.ts';

export const blockedListCopy: Words<typeof englishList> = {
  name: 'ブロックした決済',
  things: () => '決済',
  failed: '確認中の取引を取得できませんでした。',
  empty: {
    icon: 'shield',
    title: 'ブロックした決済はありません',
    text: '不正防止ルールによりブロックされた決済や、確認待ちになった決済がここに表示されます。',
  },
};

export const blockedCopy: Words<typeof english> = {
  details: '詳細',
  detailsOf: (status, amount, day) => `決済の詳細：${status}、${amount}、${day}`,
  order: (number) => `#${number}`,
  noCustomer: '顧客なし',
  noPayment: '決済なし',
  noRule: '該当ルール不明',
  search: {
    label: '注文番号または顧客名で検索',
    placeholder: '注文番号、顧客',
    anything: (text) => `顧客名に「${text}」を含むすべての決済`,
  },
  export: 'エクスポート',
  exportFailed: 'エクスポートできませんでした。',
  tryAgain: 'もう一度試す',
  filename: (day) => `blocked-payments-${day}.csv`,
};
