import { either, listed } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentMethodsSetupCopy as english } from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english> = {
  title: '決済手段の追加',
  lead: '購入者が使い慣れた決済手段を提供しましょう。',
  steps: {
    'add-payment-methods': '追加の決済手段を有効化',
    'setup-complete': '有効化の完了',
  },
  loadFailed: '設定を取得できませんでした。',
  saveFailed: '設定を保存できませんでした。',
  text: 'カードは常に利用できます。そのほかに購入者が使えるものを選んでください。',
  popular: '人気の決済手段',
  payLater: '後払い',
  nothing: 'このアカウントで提供できる決済手段は、すべてオンになっています。',
  locked: '先にアカウントの設定を完了してください。完了すると、決済手段を追加できます。',
  required: '必須です。',
  checking: (label) => `${label}を確認しています`,
  needsCurrency: (currencies) => `ストアで${either(currencies)}を扱うと、購入者に表示されます。`,
  dimmed: '売上を手動で確定している間は提供されません。',
  continue: '続ける',
  requirementsTitle: (label) => `${label}をオンにしますか？`,
  requirementsText: (label) => `購入者が${label}で支払えるようになる前に、決済サービスが次の情報を求めます：`,
  requirementsAction: '続ける',
  enabled: (labels) => `購入者は${listed(labels)}でも支払えるようになりました。`,
  unseen: (label) => `${label}はオンです。`,
  waiting: (labels) =>
    `申請済みで、まだオンになっていません：${listed(labels)}。先に決済サービスがアカウントを確認します。`,
  toSettings: '決済の設定を見る',
  toCurrencies: '複数通貨の設定を見る',
};
