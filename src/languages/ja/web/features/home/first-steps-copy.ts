import type { Words } from '#languages/kit/words.ts';
import type { firstStepsCopy as english } from '#web/features/home/first-steps-copy.ts';

export const firstStepsCopy: Words<typeof english> = {
  title: '最初のステップ',
  sandbox: 'サンドボックスで試す',
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
  moveTime: 'サンドボックスでは待つ必要はありません。次の入金が届くまで時計を進めてみてください。',
  simulator: '時間を進める',
};
