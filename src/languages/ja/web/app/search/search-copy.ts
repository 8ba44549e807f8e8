import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { searchCopy as english } from '#web/app/search/search-copy.ts';

export const searchCopy: Words<typeof english> = {
  title: '検索',
  field: '決済、注文、顧客、入金、チャージバック、ページ、設定、ヘルプを検索',
  placeholder: 'ID、注文、名前、メール、金額、下4桁、ページ、設定',
  results: '検索結果',
  recent: '最近開いたもの',
  pages: 'ページ',
  settings: '設定',
  help: 'ヘルプ',
  payments: '決済',
  orders: '注文',
  subscriptions: 'サブスクリプション',
  customers: '顧客',
  payouts: '入金',
  disputes: 'チャージバック',
  transactions: '残高の動き',
  loans: '融資',
  lists: 'さらに探す',

  noName: '名前なし',
  payment: (amount, name) => (name === null ? amount : `${amount}（${name}）`),
  order: (number) => `注文 #${number}`,
  subscription: (number) => `サブスクリプション #${number}`,
  loan: (id) => `融資 ${id}の取引`,
  movement: (type, amount) => `${type} ${amount}`,
  dispute: (amount, name) => (name === null ? amount : `${amount}（${name}）`),
  guest: 'ゲスト：支払いの履歴を開きます',
  inTransactions: (text) => `「${text}」を含む取引`,
  inOrders: (text) => `「${text}」を含む注文`,
  inCustomers: (text) => `「${text}」を含む顧客`,

  nothing: (text) => `「${text}」に一致するものは見つかりませんでした。下の一覧から検索できます。`,
  failed: '検索の応答がありませんでした。',
  looking: '検索中…',
  count: (count) => `${figure(count)}件`,
  keys: { move: '移動', open: '開く', newTab: '新しいタブで開く', close: '閉じる' },
};
