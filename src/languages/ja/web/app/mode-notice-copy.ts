import type { Words } from '#languages/kit/words.ts';
import type { modeNoticeCopy as english } from '#web/app/mode-notice-copy.ts';

export const modeNoticeCopy: Words<typeof english> = {
  sandbox: {
    title: 'サンドボックスアカウントを使用しています。',
    text: 'ここでの決済は実際のものではなく、お金は動きません。販売の準備ができたら、本番決済を設定してください。',
    textOfKey:
      'ここでの決済は実際のものではなく、お金は動きません。本番用のキーを使うと、実際の決済になります。',
    action: '本番決済を設定',
    keys: '使用中のキーを見る',
    simulator: 'シミュレーターで時間を進める',
  },
  test: {
    title: 'テストモードがオンです。',
    text: 'テスト決済だけが表示されています。実際の決済はそのまま残っており、本番モードに戻すと再び表示されます。',
    action: '決済の設定を開く',
  },
};
