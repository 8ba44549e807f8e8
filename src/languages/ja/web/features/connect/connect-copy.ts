import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { connectCopy as english } from '#web/features/connect/connect-copy.ts';

export const connectCopy: Words<typeof english> = {
  greeting: (name) => (name ? `${name}さん、決済を始めましょう` : '決済を始めましょう'),
  title: '自分のストアで決済を受け付ける',
  lead: 'カードと現地の決済手段を、顧客の通貨で利用できます。お金、手数料、入金を1か所で管理でき、すべての入金の計算が合います。',
  methods: '決済手段',
  more: (count) => `+ ${count}`,
  moreLabel: (count) => `ほか${figure(count)}種類の決済手段`,
  payouts: '入金',
  payoutsValue: '自動（毎日）',
  capture: '売上の確定',
  captureValue: '注文時に確定',
  recurring: '定期的な支払い',
  recurringValue: '対応',
  verifyTitle: 'ビジネス情報の確認があります',
  verifyText: '所要時間は約10分です。途中で中断して、後から再開できます。',
  verifyLink: '必要なもの',
  primary: {
    connect_store: 'ストアを接続',
    verify: 'ビジネス情報を確認',
    finish: 'ビジネス情報の確認を完了',
    overview: '概要を見る',
  },
  terms: (terms, privacy) => `続けると、${terms}と${privacy}に同意したものとみなされます。`,
  termsLink: '利用規約',
  privacyLink: 'プライバシーに関するお知らせ',
  reset: 'アカウントをリセット',

  incomplete: '決済を処理するには、設定を完了してください。',
  sandboxFailed: 'サンドボックスアカウントの設定中にエラーが発生しました。もう一度お試しください。',
  paused:
    '新しいアカウントの作成を一時的に停止しています。ストアのほかの機能に影響はありません。数日後にもう一度お試しください。',
  connected: '決済アカウントが接続されています',
  verifying: '本番アカウントの本人確認を行っています',
  connectedText: '決済、入金、アカウントに必要な対応は、概要に表示されます。',
  notConnected: 'アカウントは接続されませんでした。失われたものはありません。続きから再開できます。',
  saved: '完了したページは保存されています',
  besideSandbox: '本番アカウントの設定が完了していません',
  besideSandboxText: '本番アカウントで決済を受け付けられるようになるまで、サンドボックスはそのまま残ります。',

  needsTitle: 'ビジネスの本人確認',
  needsLead:
    '法律により、決済会社は支払い先が誰かを把握する必要があります。情報は決済サービスが確認し、書類が当方に保管されることはありません。',
  needsOwner: 'オーナーについて',
  needsOwnerText: '氏名、自宅住所、生年月日、個人識別番号、パスポートまたは身分証明書の写真。',
  needsBusiness: 'ビジネスについて',
  needsBusinessText: '正式名称、業種、納税者番号または登録番号、ウェブサイト。',
  needsBank: '銀行口座',
  needsBankText: '入金先の口座です。オーナーまたはビジネスの名義である必要があります。',
  close: '閉じる',

  countryContinue: '続ける',
  cancel: 'キャンセル',

  resetTitle: 'アカウントをリセットしますか？',
  resetText:
    '新しいアカウントでやり直します。これまでのテスト決済と入力した情報は表示されなくなりますが、注文はストアに残ります。',
  resetAction: 'アカウントをリセット',

  sandboxTitle: 'ほかの人のストアを設定している場合',
  sandboxText:
    'テスト決済ですべてを試せます。本人確認も実際のお金も不要です。後からオーナーがビジネスの本人確認を行います。サンドボックスのデータは別に保たれます。',
  sandboxAction: 'サンドボックスを有効にする',
  sandboxTry: 'サンドボックスで試す',
  loaderTitle: '決済の設定を完了しています',
  loaderText: 'サンドボックスアカウントを作成しています。数秒かかります。',

  atHand: '用意するもの',
  who: 'それぞれの役割',
  steps: [
    { id: 'you', icon: 'user', title: 'ご自身', text: 'ビジネス情報を入力（約10分）' },
    {
      id: 'company',
      icon: 'shield',
      title: '決済サービス',
      text: '情報を確認（ほとんどの場合1時間以内）',
    },
    {
      id: 'bank',
      icon: 'payout',
      title: '銀行',
      text: '最初の売上から約7日後に初回の入金を受け取る',
    },
  ],
};
