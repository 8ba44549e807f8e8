import type { Words } from '#languages/kit/words.ts';
import type {
  overviewCopy as english,
  fraudBannerCopy as englishBanner,
  connectionSuccessCopy as englishConnected,
  eligibilityCopy as englishEligibility,
  flagCopy as englishFlags,
  liveApplicationCopy as englishLive,
  safeModeCopy as englishSafeMode,
  sandboxSuccessCopy as englishSandbox,
  detailsSentCopy as englishSent,
  standingCopy as englishStanding,
  toolsCopy as englishTools,
} from '#web/features/overview/overview-copy.ts';

const GREETINGS = {
  morning: 'おはようございます',
  afternoon: 'こんにちは',
  evening: 'こんばんは',
};

export const overviewCopy: Words<typeof english> = {
  greeting: (part, name) => (name ? `${GREETINGS[part]}、${name}さん` : GREETINGS[part]),
  lead: (weekday, date, zone) => `${date}（${weekday}、${zone}）`,
  currency: '表示する通貨',
};

export const safeModeCopy: Words<typeof englishSafeMode> = {
  title: 'サイトは現在セーフモードです。',
  text: 'サイトのアドレスが変わったか、コピーが動作しています。決済は引き続き利用できますが、決済サービスからのお知らせが遅れることがあります。',
  action: '対応してください',
};

export const flagCopy: Words<typeof englishFlags> = {
  'wcpay-login-error': 'アカウントのダッシュボードに移動できませんでした。もう一度お試しください。',
  'wcpay-loan-offer-error':
    '融資の提案に移動できませんでした。有効期限が切れていないか確認して、もう一度お試しください。',
  'wcpay-server-link-error':
    '指定されたリンクに移動できませんでした。リンクが正しいか確認して、もう一度お試しください。',
  'wcpay-reset-account-error':
    'アカウントをリセットできませんでした。数秒待ってから、もう一度お試しください。',
};

export const sandboxSuccessCopy: Words<typeof englishSandbox> = {
  title: 'サンドボックスアカウントの準備ができました。',
  text: 'ご自身のショップでテストカードを使って購入すると、決済がここに表示されます。',
  action: 'ショップを開く',
};

export const fraudBannerCopy: Words<typeof englishBanner> = {
  title: 'リスクの高い決済を、損失が出る前に止めましょう',
  text: 'リスクフィルターは、普段と異なる金額、ほかの国、一致しない住所など、不審な決済を確認待ちにするかブロックします。',
  action: 'フィルターを選ぶ',
  never: '今後表示しない',
};

export const toolsCopy: Words<typeof englishTools> = {
  title: 'アカウントツール',
  text: '設定がうまくいかなかった場合は、新しいアカウントでやり直せます。このアカウントのテスト決済は表示されなくなりますが、注文はストアに残ります。',
  reset: 'アカウントをリセット',
  ask: 'アカウントをリセットしますか？',
  askText:
    'このアカウントのテスト決済は表示されなくなりますが、注文はストアに残ります。この操作は元に戻せません。',
};

export const standingCopy: Words<typeof englishStanding> = {
  waitsFor: {
    you: '対応が必要です。',
    provider: '決済サービスの対応を待っています。必要な操作はありません。',
    nobody: '保留されているお金の扱いについては、決済サービスからメールで連絡があります。',
  },
  checkNow: '今すぐ確認',
  unchanged: 'まだ変更はありません。',
  checkFailed: 'アカウントを確認できませんでした。',
  update: '情報を更新',
  finish: '設定を完了',
  payouts: '入金を設定',
  history: '決済を見る',
  help: '詳しい意味を見る',
  words: {
    unfinished: {
      title: 'アカウントの設定が完了していません。',
      text: '決済を処理するには、設定を完了してください。',
    },
    past_due: {
      title: 'アカウント情報の提出期限を過ぎています。',
      text: '決済サービスが必要とする情報の提出期限を過ぎています。',
    },
    due_soon: { title: 'まもなく情報の提出が必要です。' },
    early_selling: {
      title: '販売できます。入金は銀行口座の確認後に始まります。',
      text: '本人確認前の販売は、売上が$5,000に達するか30日が経過すると、いずれか早い時点で終了します。',
    },
    partly_restricted: {
      title: 'アカウントの一部が制限されています。',
      text: '決済サービスは追加の情報を必要としています。',
    },
    verifying: {
      title: '情報を確認しています。',
      text: '通常は数分、長くて2営業日かかります。',
    },
    paused: {
      title: '決済サービスがアカウントを一時停止しました。',
      text: 'アカウントを調査しています。必要なことがあれば、登録のメールアドレスに連絡があります。',
    },
    under_review: {
      title: 'アカウントは審査中です。',
      text: '通常は数日で終わります。',
    },
    rejected: {
      title: 'アカウントは却下されました。',
      text: '決済を受け付けることはできません。過去の決済、入金、チャージバック、書類は引き続き閲覧できます。',
    },
  },
};

export const liveApplicationCopy: Words<typeof englishLive> = {
  titles: {
    verifying: '本番アカウントの本人確認を行っています。',
    under_review: '本番アカウントは審査中です。',
    paused: '決済サービスが本番アカウントを一時停止しました。',
    rejected: '本番アカウントは却下されました。',
  },
  rejected: 'ここでの決済はテストのままです。',
  text: '決済を受け付けられるようになるまで、ここでの決済はテストのままです。その後、このページは自動的に切り替わり、サンドボックスは終了します。',
};

export const connectionSuccessCopy: Words<typeof englishConnected> = {
  title: 'アカウントの本人確認が完了しました',
  text: '決済を受け付けられます。入金は銀行口座に送金されます。顧客が支払うと、決済がここに表示されます。',
  close: '概要を見る',
};

export const detailsSentCopy: Words<typeof englishSent> = {
  title: '情報を決済サービスに送信しました',
  text: '確認はほとんどの場合1時間以内に終わります。終わると決済と入金が始まり、このページに自動的に表示されます。',
  close: '概要を見る',
};

export const eligibilityCopy: Words<typeof englishEligibility> = {
  title: '決済を受け付ける準備ができました',
  text: 'すぐに販売できます。お金は銀行口座が確認されるまで保管されます。販売できるのは、売上$5,000または30日間までです。',
  startTitle: '今すぐ販売を始める',
  payoutsTitle: 'または、先に入金を設定する',
  payoutsText: '数分で終わり、初回の入金が早くなります。',
  setUp: '入金を設定',
  start: '販売を始める',
};
