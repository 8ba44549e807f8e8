import { currenciesCopy } from '#languages/ja/web/blocks/currencies/currencies-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { multiCurrencySetupCopy as english } from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

export const multiCurrencySetupCopy: Words<typeof english> = {
  title: '複数通貨のセットアップ',
  lead: '顧客が使い慣れた通貨で価格を見て支払えるようにします。入金はストアの通貨で受け取ります。',
  steps: {
    'add-currencies': '通貨を追加',
    'multi-currency-settings': 'ストアの設定を確認',
    'setup-complete': '設定完了',
  },
  addText: (enabled) =>
    enabled > 1
      ? `ストアはすでに${currenciesCopy.currenciesInWords(enabled)}で販売しています。追加するか、次へ進んでください。`
      : '顧客が支払いに使える通貨を選んでください。レートは自動で更新されます。',
  reviewText: '訪問者の通貨の決め方を選んでください。後から設定で変更できます。',
  continue: '続ける',
  back: '戻る',
  completeText: (enabled) =>
    `ストアで${currenciesCopy.currenciesInWords(enabled)}での販売ができるようになりました。レート、端数処理、端数価格は通貨ごとに設定できます。`,
  notRemembered:
    '設定は完了しましたが、完了したことを記録できませんでした。このページが再び表示されることがあります。',
  home: 'ホームに戻る',
  settings: '複数通貨の設定を見る',
};
