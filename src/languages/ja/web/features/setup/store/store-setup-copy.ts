import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { storeSetupCopy as english } from '#web/features/setup/store/store-setup-copy.ts';

export const storeSetupCopy: Words<typeof english> = {
  title: 'ストア',
  lead: 'WooCommerceで動いているショップを接続できます。注文、顧客、商品がここにコピーされ、以後の変更も反映されます。ショップのチェックアウトは変わりません。',
  failed: 'ストアのセットアップを読み込めませんでした。',
  openFailed: 'ストアを接続できませんでした。',

  address: 'アドレス',
  shop: '名前',
  notReadYet: 'まだ読み込まれていません',
  namedBy: 'アドレスとキー',
  namedByWords: {
    nobody: 'なし：内蔵ショップを使用',
    server: 'サーバーの設定から',
    page: 'このページで入力、暗号化して保存',
  },
  told: '最後の通知',
  notTold: 'なし：変更は1分ごとに確認',

  serverTitle: 'ストアはサーバーの設定で指定されています',
  serverText:
    'アドレスとキーはWOOCOMMERCE_URL、WOOCOMMERCE_KEY、WOOCOMMERCE_SECRETで指定されています。変更はサーバーの管理者がそこで行います。',
  ordersTitle: 'ここではストアを接続できません',
  ordersText:
    'このデータベースには内蔵ショップの注文があります。2つのショップの注文を混在させることはできません。空のDATA_DIRまたはDATABASE_URLでサーバーを起動し、そこでストアを接続してください。',
  startingTitle: 'サーバーを再起動しています',
  startingText:
    'キーを保存しました。サーバーは自動で再起動し、その後ストアがコピーされます。1分以上このままの場合は、サーバーを手動で起動してください。',

  startingWithoutText:
    'ストアの接続を解除しました。サーバーはストアなしで自動的に再起動します。1分以上このままの場合は、サーバーを手動で起動してください。',

  letGoTitle: 'ストアの接続を解除',
  letGoText:
    'ストアの変更は読み込まれなくなり、ストアへの通知も行われません。ストアに作成したWebhookは削除されます。コピーしたものはここに残って閲覧でき、決済はそのまま続きます。ストアはいつでも接続し直すことができ、続きから再開されます。',
  letGo: '接続を解除',
  letGoQuestion: (shop) => `「${shop}」の接続を解除しますか？`,
  letGoWaiting: (count) =>
    `ストアにまだ伝えられていない返金、メモ、完了した注文が${figure(count)}件あります。ストアが再び接続されるまで待機します。`,
  formerTitle: 'ストアの接続は解除されています',
  formerText:
    'コピーしたものは、解除した時点のまま閲覧できます。下でストアを接続し直せます。アドレスは同じでも別でもかまいません。ここの決済がこのストアの注文に結び付いていない間は、別のストアに置き換えることもできます。',
  formerSince: '解除日時',
  leftTitle: (count) => `ストアに${figure(count)}件のWebhookが残っています`,
  leftText:
    'ストアに接続できませんでした。ストアの「WooCommerce」›「設定」›「高度な設定」›「Webhook」で、「Countinghouse」という名前のものを削除してください。',

  formTitle: 'WooCommerceのストアを接続',
  keyTitle: '別のキーまたは新しいアドレスを入力',
  movedText:
    '移転したストアは注文によって見分けられ、コピーしたものは失われません。別のストアは拒否されます。',
  formText:
    'ストアの「WooCommerce」›「設定」›「高度な設定」›「REST API」で、権限グループが「ショップ管理者」または「管理者」の人に、「読み込み/書き込み」のキーを追加してください。',
  url: 'ストアのアドレス',
  urlHelp: '例：https://shop.example',
  urlMissing: 'https://またはhttp://で始まるアドレスを入力してください。',
  key: 'コンシューマーキー',
  keyMissing: 'キーを入力してください。ck_で始まります。',
  secret: 'コンシューマーシークレット',
  secretMissing: 'シークレットを入力してください。cs_で始まります。',
  check: '確認',
  checkFailed: 'ストアを確認できませんでした。',
  attach: (shop) => `「${shop}」を接続`,
  useKey: 'このアドレスとキーを使用',

  checksTitle: 'ストアに必要なもの',
  checkColumns: { what: '確認項目', words: '対処', state: '結果' },
  checks: {
    address: 'アドレスが応答する',
    https: 'アドレスが安全である（https）',
    interface: 'WooCommerceがある',
    clock: '時計が合っている',
    key: 'キーが受け入れられる',
    orders: '注文を読み込める',
    customers: '顧客を読み込める',
    products: '商品を読み込める',
    settings: '設定を読み込める',
    subscriptions: 'サブスクリプションを読み込める',
    notes: '注文メモを書き込める',
    refunds: '返金を記録できる',
    webhooks: 'Webhookを作成できる',
    deliveries: 'ストアが変更を通知できる',
  },
  states: {
    good: '問題なし',
    poor: '制限あり',
    wrong: '問題あり',
    unknown: '不明',
  },
  readyTitle: '必要なものがすべて揃っています',
  readyText: 'ストアでは何も変更されていません。書き込みは、存在しない注文とWebhookで試しました。',
  notReadyTitle: '問題のある項目があります',
  notReadyText: '対処は一覧にあります。その後、もう一度確認してください。',

  limits: {
    https:
      'リクエストは署名されますが、読み込む内容は暗号化されずに送られます。ストアがhttpsに対応していれば、httpsを使ってください。',
    clock: '時計が1分以上ずれています。このサーバーまたはストアの時計を合わせてください。',
    deliveries:
      'このサーバーには、ストアから届くPUBLIC_URLがありません。代わりに、変更を1分ごとに確認します。',
  },
  advice: {
    no_subscriptions: 'プラグインWooCommerce Subscriptionsがないため、コピーするものはありません。',
    store_private:
      'ストアの公開されたアドレスを使ってください。サーバーの管理者は、WEBHOOKS_PRIVATE=allowでプライベートなアドレスを許可できます。',
    store_certificate: '証明書の更新、または正しいドメインの記載をホスティング会社に依頼してください。',
    store_unavailable: 'アドレスが正しいか、ストアが動いているかを確かめてから、もう一度お試しください。',
    store_slow:
      'もう一度確認してください。続く場合は、ストアが遅い理由をホスティング会社に問い合わせてください。',
    store_rate_limited:
      'ホスティング会社がリクエスト数を制限しています。1分待ってから、もう一度確認してください。',
    store_answer_broken: 'もう一度確認してください。',
    store_moved: '移転先のアドレスを入力してください。',
    store_rest_missing:
      'アドレスが正しいか確認してください。ストアのパーマリンクが「基本」以外であること（「設定」›「パーマリンク」）と、WooCommerceが有効であることが必要です。',
    store_no_data:
      'ストアの手前に、ファイアウォール、ログインページ、またはメンテナンスページがあります。/wp-json/wc/v3へのリクエストを通してください。',
    store_key_refused:
      'ストアで新しいキーを作成し、キーとシークレットの両方を入力してください。どちらも正しい場合は、httpsで接続されていることがストアに伝わっていない可能性があります。ストアのプロキシがX-Forwarded-Protoを渡す必要があります。',
    store_clock_off: 'このサーバーまたはストアの時計を合わせてください。15分以上ずれています。',
    store_permission_missing:
      'ストアでキーに「読み込み/書き込み」の権限を与え、キーの所有者の権限グループを「ショップ管理者」または「管理者」にしてください。',
  },
};
