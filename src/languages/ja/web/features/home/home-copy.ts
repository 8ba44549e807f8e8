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
  stepsTitle: '最初のステップ',
  done: '完了',
  steps: {
    connect: {
      title: '決済アカウントを接続する',
      text: '実際の決済を受け付けるにはビジネスの本人確認を行います。まずサンドボックスで試すこともできます。1分以内に用意できます。',
      action: '接続',
    },
    sell: {
      title: '決済を受け付ける',
      text: 'ご自身のショップで商品を購入してみてください。サンドボックスではテストカードで支払えます。',
      action: 'ショップを開く',
    },
    refund: {
      title: '返金してみる',
      text: '決済を開いて「返金」を押します。注文と残高にも反映されます。決済の手数料は返還されません。',
      action: '取引を見る',
    },
    payout: {
      title: '入金を確認する',
      text: '入金可能になったお金は、平日に銀行へ送金されます。各入金で内訳を確認できます。',
      action: '入金を見る',
    },
    live: {
      title: '本番決済を設定する',
      text: '実際の決済を受け付けるには、ビジネスの本人確認を行ってください。本番アカウントで受け付けられるようになるまで、サンドボックスはそのまま残ります。',
      action: '本番を開始',
    },
  },
  moveTime: 'サンドボックスでは待つ必要はありません。時計を1週間進めてみてください。',
  simulator: '時間を進める',
};

export const todayCopy: Words<typeof englishToday> = {
  title: '今日',
  sold: '今日の売上',
  payments: (_count, words) => `${words}件の決済`,
  orders: '処理中の注文',
  ordersNote: '支払い済みで未完了',
  balance: '残高',
  available: '入金可能',
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
