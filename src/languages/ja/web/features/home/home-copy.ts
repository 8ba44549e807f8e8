import type { Words } from '#languages/kit/words.ts';
import type {
  homeCopy as english,
  latestCopy as englishLatest,
  recentCopy as englishRecent,
  todayCopy as englishToday,
} from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english> = {
  title: 'ホーム',
  lead: (store, day) => `${store}、${day}`,
  greeting: (name) => (name === '' ? 'こんにちは' : `こんにちは、${name}さん`),
};

export const todayCopy: Words<typeof englishToday> = {
  title: '今日',
  sold: '今日の売上',
  payments: (_count, words) => `${words}件の決済`,
  orders: '処理中の注文',
  ordersNote: '支払い済みで未完了',
  balance: '残高',
  available: (amount) => `うち入金可能 ${amount}`,
  next: '次回の入金',
  unknown: '読み込めませんでした',
  failed: '一部の数値を読み込めませんでした。',
};

export const latestCopy: Words<typeof englishLatest> = {
  title: '最新の注文',
  loading: '最新の注文を読み込んでいます',
  failed: '注文を取得できませんでした。',
  none: '注文はまだありません。ショップの注文がここに表示されます。',
  nobody: '名前の入力なし',
  number: (number) => `#${number}`,
  all: 'すべての注文を見る',
};

export const recentCopy: Words<typeof englishRecent> = { title: '最近見たもの' };
