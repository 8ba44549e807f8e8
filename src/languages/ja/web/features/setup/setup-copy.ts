import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setupCopy as english } from '#web/features/setup/setup-copy.ts';

export const setupCopy: Words<typeof english> = {
  title: 'セットアップ',
  lead: 'このストアと決済サービスの接続、決済サービスで許可されていること、履歴のコピーの進み具合です。',
  failed: 'セットアップを読み込めませんでした。',
  sync: '同期を開く',
  modes: { live: '本番', test: 'テスト' },
  simulated: 'シミュレーション',

  connectionTitle: '接続',
  service: 'サービス',
  services: { simulator: 'シミュレーター', stripe: 'Stripe' },
  way: '接続方法',
  ways: {
    simulated: 'このプログラム内の決済サービス：実際のお金は動きません',
    direct: 'ご自身のアカウントとキー',
    connect: 'プラットフォームに接続されたアカウント',
  },
  mode: 'モード',
  modeWords: {
    live: '本番：実際のお金が動きます',
    test: 'テスト：実際のお金は動きません',
  },
  account: 'アカウント',
  noAccount: 'まだ読み込まれていません',
  accountId: 'アカウントID',
  key: 'シークレットキー',
  keyTaken: (isRestricted) => (isRestricted ? '制限付き、使用可能' : '制限なし、使用可能'),
  keyRefused: '拒否されました',
  publishable: '公開可能キー',
  publishableSet: '設定済み',
  publishableMissing: '未設定',
  clock: '時計',
  clockUnknown: 'まだ比較していません',
  clockAgrees: '一致',
  clockOff: (seconds) =>
    seconds > 0 ? `このサーバーは${seconds}秒遅れています` : `このサーバーは${-seconds}秒進んでいます`,
  keyRefusedTitle: '決済サービスがキーを拒否しています',
  keyRefusedText:
    '決済サービスで新しいキーを作成し、STRIPE_SECRET_KEYに設定してサーバーを再起動してください。その間に失われるものはありません。発生したことは後から取得されます。',
  keyPage: '決済サービスのキー',
  unrestrictedTitle: 'このキーはすべての操作ができます',
  unrestrictedText:
    '下の権限を持つ制限付きキーで十分です。万一ほかの人の手に渡っても、被害が小さくなります。',
  clockTitle: '時計のずれが大きすぎます',
  clockText: '5分より古いように見える配信は拒否されます。このサーバーの時計を合わせてください。',

  simulatorTitle: '設定は不要です',
  simulatorText:
    'シミュレーターにキーは必要ありません。実際のアカウントでお金を受け取るには、次の設定でサーバーを起動してください。',
  settings: [
    { name: 'PROVIDER=stripe', what: 'シミュレーターの代わりに実際のアカウントを使います。' },
    { name: 'STRIPE_SECRET_KEY', what: '制限付きキー。rk_live_…またはrk_test_…' },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      what: 'whsec_…。切り替え中は、2つをカンマで区切って指定できます。',
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      what: 'pk_live_…またはpk_test_…。シークレットキーと同じモードのもの。',
    },
    {
      name: 'STRIPE_ACCOUNT',
      what: 'acct_…。キーがプラットフォームのものである場合のみ。ここからアカウントを開設するにはnewと指定します。',
    },
  ],
  settingsFoot:
    '各シークレットは、サーバーだけが読み取れるファイルから読み込むこともできます：STRIPE_SECRET_KEY_FILE、STRIPE_WEBHOOK_SECRET_FILE。',

  permissionsTitle: 'キーの権限',
  permissionsFailed: '権限を確認できませんでした。',
  permissionsAgain: 'もう一度確認',
  permissionsNone: '確認するキーがありません。',
  allGranted: (count) => `${figure(count)}件の権限がすべて揃っています`,
  asked: (when) => `確認日時：${when}。確認しても何も変わりません。`,
  someMissing: (count) => `${figure(count)}件の権限が不足しています`,
  someMissingText:
    '権限が追加されるまで、それを必要とする機能は失敗します。決済サービスでキーを編集してください。',
  someUnknown: (count) => `${figure(count)}件の権限を確認できませんでした`,
  someUnknownText: (isKeyTaken) =>
    isKeyTaken
      ? '決済サービスから応答がありませんでした。しばらくしてからもう一度確認してください。'
      : '決済サービスがキーを拒否しています。キーを交換してから、もう一度確認してください。',
  permissionColumns: { name: '権限', need: '用途', state: '状態' },
  states: {
    granted: '許可済み',
    missing: '不足',
    unknown: '不明',
  },
  needs: {
    'Balance: read': '概要と入金の残高',
    'Balance transactions: read': '取引の一覧とすべての合計',
    'Charges: read': '決済の詳細',
    'PaymentIntents: read': '決済の詳細とオーソリ',
    'PaymentIntents: write': 'オーソリの売上確定と取り消し',
    'Refunds: read': '決済と注文の返金',
    'Refunds: write': '返金の実行',
    'Disputes: read': 'チャージバックの一覧',
    'Disputes: write': 'チャージバックへの回答と受け入れ',
    'Payouts: read': '入金の一覧',
    'Payouts: write': '即時入金',
    'Files: read': '反証資料のファイル',
    'Events: read': '配信されなかったものの検出',
    'Terminal: read': 'カードリーダー',
    'Payment method configurations: read': '設定の決済手段',
    'Payment method configurations: write': '決済手段の有効化',
    'Accounts: read': 'アカウントの状態',
  },

  webhookTitle: '配信',
  webhookUrl: '配信先のアドレス',
  url: 'アドレス',
  secrets: '署名シークレット',
  secretsWords: (count) => ['なし', '1つ', '2つ：切り替え中'][count] ?? String(count),
  lastDelivery: '最後の配信',
  noDelivery: 'まだありません',
  noSecretTitle: '署名シークレットがないと、配信を受け付けられません',
  noSecretText:
    '代わりに1分に1回、最新の情報を取得しています。すぐに受け取るには、決済サービスでアドレスを追加し、そのシークレットをSTRIPE_WEBHOOK_SECRETに設定してください。',
  webhookPage: '決済サービスのWebhook',
  eventsShow: (count) => `決済サービスで選択する${figure(count)}件のイベント`,
  events: 'イベントの一覧',

  canTitle: 'この接続方法でできること',
  can: 'ここで可能',
  cannot: '決済サービス側で実施',
  canColumns: { what: '内容', where: '場所' },
  capabilities: {
    embeddedOnboarding: 'アカウントの本人確認',
    payoutScheduleWrites: '入金スケジュールの変更',
    businessDetailsWrites: '利用明細の表記とサポート連絡先の変更',
    bankAccountWrites: '銀行口座の変更',
    instantPayouts: '即時入金',
    loans: '融資',
    documents: '税務請求書',
    readers: 'カードリーダー',
    vatLookup: '納税者番号の確認',
  },

  historyTitle: '履歴のコピー',
  historyNone: 'まだ始まっていません',
  historyNoneText: '最初の起動の少し後に、決済サービスにあるすべての記録が1回だけ自動でコピーされます。',
  historyFailed: '進み具合を読み込めませんでした。',
  historyColumns: {
    kind: '記録',
    rows: 'コピー済み',
    rate: '速度',
    left: '残り時間',
    progress: '進捗',
  },
  kinds: {
    account: 'アカウント',
    payout: '入金',
    payment_intent: '決済',
    charge: '請求',
    refund: '返金',
    dispute: 'チャージバック',
    transaction: '残高の動き',
    document: '書類',
    loan: '融資',
    payout_contents: '各入金の内訳',
    store_product: 'ストアの商品',
    store_customer: 'ストアの顧客',
    store_order: 'ストアの注文',
  },
  rate: (rows) => `毎秒${rows}件`,
  done: '完了',
  leftUnknown: 'まだ不明',
  left: (seconds) => {
    if (seconds < 60) return '1分未満';
    return seconds < 5400 ? `約${Math.round(seconds / 60)}分` : `約${Math.round(seconds / 3600)}時間`;
  },
  progressOf: (kind) => `進捗：${kind}`,
};
