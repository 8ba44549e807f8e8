import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { syncCopy as english } from '#web/features/sync/sync-copy.ts';

export const syncCopy: Words<typeof english> = {
  title: '同期',
  lead: '決済サービスで起きたことと、このストアへの反映状況です。受け取り損ねた情報は、自動で検出して取得します。',
  failed: '同期の状態を読み込めませんでした。',
  standing: {
    current: '最新',
    checking: '確認中',
    trouble: '障害あり',
    behind: '反映中',
    drifted: '差異あり',
    attention: '要対応',
  },

  checkNow: '今すぐ確認',
  checkAsked: 'すべてを決済サービスと比較しています。差異は修正されます。',
  checkFailed: (reason) => `確認を開始できませんでした。${reason}`,

  lastEvent: '最後の受信',
  noEvent: 'まだありません',
  waiting: '反映待ち',
  nothingWaiting: '遅れているものはありません。',
  waitingSince: (ago) => `最も古いものは${ago}に届きました。`,
  lastPolled: '受け取り漏れの最終確認',
  notPolled: 'まだ確認していません',
  polledEvery: '1分に1回確認しています。',
  underWay: '進行中のお金の操作',
  underWayNote: '送信済みで、応答を待っています。',
  noneUnderWay: 'すべての操作に応答がありました。',
  replica: 'レポート用のコピー',
  replicaAway: '応答がありません',
  replicaNote:
    'ファイル、証明、レポートはこのコピーから読みます。遅れているときや応答がないときは、データベース本体に問い合わせます。',

  checkTitle: '最後の全件比較',
  checkNone: 'まだ比較していません',
  checkNoneText: '比較では、決済サービスにあるすべての記録を読み取り、ここの記録との違いを修正します。',
  checkRunning: '比較中',
  checkRunningText: (ago) => `${ago}に開始しました。このページを離れても、結果はここに表示されます。`,
  checkBroken: '前回の比較は完了しませんでした',
  checkBrokenText:
    '途中でサーバーが停止した可能性があります。失われたものはありません。もう一度開始してください。',
  checkClean: 'すべて一致しています',
  checkCleanText: (compared, ago) => `${ago}に${compared}件の記録を比較しました。`,
  checkRepaired: (_count, shown) => `${shown}件の差異を修正しました`,
  checkUnexplained: (_count, shown) => `${shown}件の記録が決済サービスに存在しません`,
  checkUnexplainedText:
    'ここにはありますが、決済サービスにはありません。お金がなかったとプログラムが判断することはないため、そのまま残しています。決済サービスに問い合わせてください。',
  compared: '比較済み',
  missing: 'ここで不足',
  different: 'ここで相違',
  unexplained: 'ここにのみ存在',
  repaired: '修正済み',
  finished: '完了日時',
  examples: '見つかったもの',
  exampleColumns: { what: '差異', kind: '記録', id: 'ID' },
  what: {
    missing: 'ここに不足していました',
    different: 'ここで異なっていました',
    unexplained: 'ここにのみ存在します',
  },
  kinds: {
    account: 'アカウント',
    payout: '入金',
    payment_intent: '決済',
    charge: '請求',
    refund: '返金',
    dispute: 'チャージバック',
    transaction: '残高の動き',
    event: '配信',
    store_product: 'ストアの商品',
    store_customer: 'ストアの顧客',
    store_order: 'ストアの注文',
    store_subscription: 'ストアのサブスクリプション',
  },
  id: 'ID',

  attentionTitle: '結果が確認されていないお金の操作',
  attentionText:
    '決済サービスから応答がなく、その後も該当する記録がありませんでした。実行されたかどうかを決済サービスで確認してください。実行されていなければ、ここでその旨を指定すると、再び依頼できるようになります。',
  attentionNotice: (count) => `${figure(count)}件のお金の操作の結果が確認されていません`,
  attentionShow: '対応方法を見る',
  attentionFailed: '未確認の操作を読み込めませんでした。',
  attentionEmpty: '対応が必要なものはありません',
  attentionEmptyText: '決済サービスで結果を確認できない操作と、その対応方法がここに表示されます。',
  operationColumns: {
    kind: '操作',
    subject: '対象',
    asked: '依頼日時',
    by: '依頼者',
    attempts: '試行回数',
    actions: '対応',
  },
  operations: {
    refund_charge: '返金',
    capture_payment: '売上の確定',
    cancel_payment: 'オーソリの取り消し',
    accept_dispute: 'チャージバックの受け入れ',
    answer_dispute: 'チャージバックへの回答',
    pay_out_instantly: '即時入金',
    pay_order: '注文の支払い',
  },
  dismiss: '実行されていない',
  dismissName: (action, subject) => `実行されていないと指定：${action} ${subject}`,
  dismissTitle: '決済サービスで確認しましたか？',
  dismissText:
    '決済サービスで、実行されていないことを確認した場合にのみ指定してください。指定した人の名前が記録され、同じ操作を再び依頼できるようになります。実際には実行されていた場合、再び依頼すると2回実行されます。',
  dismissAction: '実行されていない',
  dismissed: '記録しました。この操作を再び依頼できます。',

  fillTitle: '履歴の最初のコピー',
  fillRunning: (kind, count) => `${kind}：これまでに${count}件。`,
  fillRate: (rate) => `毎秒${rate}件。`,
  fillLeft: (seconds) => {
    if (seconds < 60) return '残り1分未満。';
    return seconds < 5400
      ? `残り約${Math.round(seconds / 60)}分。`
      : `残り約${Math.round(seconds / 3600)}時間。`;
  },
  restarted: (at, reason) => `${at}にサーバーが再起動しました（${reason}）。`,
  restartReasons: {
    error: 'エラーによる終了',
    database_ended: 'データベースの終了',
    out_of_memory: 'メモリ不足',
    killed: '外部からの強制終了',
  },
  restartReasonOther: '自身による終了',
  restartedText: (times) =>
    [
      '失われたものはありません。進行中だったものは再開されます。詳しくはサーバーのログをご覧ください。',
      ...(times > 1 ? [`過去7日間に${figure(times)}回発生しました。`] : []),
    ].join(''),
  setup: 'セットアップと権限',

  setAside: '保留にした記録',
  setAsideText: (_total, shown) =>
    `決済サービスの${shown}件の記録を、ここに保存できませんでした。ほかはすべて保存されています。各記録は、変更されたときと比較のたびに再試行され、保存できるとこの一覧から消えます。`,
  setAsideColumns: { kind: '記録', id: 'ID', reason: '理由', since: '発生日時' },

  passing: [
    ...['provider_unavailable', 'provider_rate_limited', 'provider_answer_broken'],
    ...['store_unavailable', 'store_slow', 'store_rate_limited', 'store_answer_broken'],
  ],
  problemSetup: 'セットアップを見る',
  problemTitles: {
    event_signature_invalid: '配信を拒否しました：このストアのシークレットで署名されていません',
    store_signature_invalid: 'ストアの配信を拒否しました：シークレットによる署名が正しくありません',
    event_clock_off: '配信を拒否しました：署名の時刻がこのサーバーの時刻と異なります',
    event_malformed: '配信を読み取れなかったため、保留にしました',
    event_of_other_mode: '別のモードの配信を受け付けませんでした：テストと本番は混ぜられません',
    event_of_other_account: '別のアカウントの配信を受け付けませんでした',
  },
  problemWhen: (where, times, shown, since, last) =>
    times === 1 ? `${where}、${last}。` : `${where}：${since}から${shown}回、最後は${last}。`,
  sources: {
    deliveries: '配信の受信時',
    news: '最新情報の確認時',
    late_news: '遅れた情報の確認時',
    history: '履歴のコピー時',
    comparison: '全件比較時',
    store_copy: 'ストアのコピー時',
    store_news: 'ストアの変更の読み取り時',
    store_comparison: 'ストアの注文の比較時',
    store_webhooks: 'ストアへの変更通知の依頼時',
    store_writes: '返金、メモ、注文の完了をストアに伝える際',
  },
  sourceRecord: (kind) => `再読み取り時：${kind}`,
  advice: {
    provider_key_refused:
      'キーが失効しているか、間違っています。決済サービスで新しいキーを作成し、STRIPE_SECRET_KEYに設定してサーバーを再起動してください。失われるものはありません。その間に起きたことは取得されます。',
    provider_permission_missing:
      'このキーには権限がありません。決済サービスで不足している権限を追加してください。権限の名前はセットアップのページに表示されています。待機中のものはその後自動で実行されます。',
    provider_rate_limited: '一度にリクエストしすぎました。間隔を空けて、自動で続行します。',
    provider_unavailable: '決済サービスが停止しているか、接続できません。自動で再試行します。',
    provider_answer_broken: '何も取り込まれていません。同じ箇所から自動で再度リクエストします。',
    event_signature_invalid:
      'Webhookのシークレットを新しくした場合は、STRIPE_WEBHOOK_SECRETに設定してサーバーを再起動してください。そうでない場合は、ほかの誰かが送信しています。何も取り込まれておらず、受け取り損ねたものは取得されます。',
    event_clock_off:
      'シークレットは正しいため、このサーバーの時計がずれています。受け取り損ねたものは取得されます。',
    event_malformed:
      'このストアのシークレットで署名されていますが、形式が不明です。何も取り込まれていません。内容は次回の最新情報の確認で、遅くとも次の比較で取得されます。',
    store_unavailable:
      'ストアが停止しているか、接続できません。自動で再試行します。失われるものはありません。',
    store_slow: '自動で再試行します。続く場合は、ストアが遅い理由をホスティング会社に問い合わせてください。',
    store_rate_limited: 'ホスティング会社がリクエスト数を制限しています。間隔を空けて、自動で続行します。',
    store_answer_broken: '何も取り込まれていません。同じ箇所から自動で再度リクエストします。',
    store_answer_too_large:
      'プラグインが各注文に非常に多くの情報を追加しています。ストアの管理者に確認してください。',
    store_key_refused:
      'キーが失効しているか、間違っています。ストアの「WooCommerce」›「設定」›「高度な設定」›「REST API」で新しいキーを作成し、セットアップのページで入力してください。ストアがサーバーの設定で指定されている場合は、WOOCOMMERCE_KEYとWOOCOMMERCE_SECRETに設定してください。',
    store_permission_missing:
      'ストアでキーに「読み込み/書き込み」の権限を与え、キーの所有者の権限グループを「ショップ管理者」または「管理者」にしてください。待機中のものはその後自動で実行されます。',
    store_clock_off: 'このサーバーまたはストアの時計を合わせてください。15分以上ずれています。',
    store_moved:
      '新しいアドレスをキーとともにセットアップのページで入力してください。ストアがサーバーの設定で指定されている場合は、WOOCOMMERCE_URLに設定してサーバーを再起動してください。コピーしたものは失われません。',
    store_certificate: '証明書の更新、または正しいドメインの記載をホスティング会社に依頼してください。',
    store_private:
      'ストアのアドレスがプライベートネットワークを指すようになりました。公開されたアドレスをセットアップのページで入力してください。サーバーの管理者は、WEBHOOKS_PRIVATE=allowでプライベートなアドレスを許可できます。',
    store_rest_missing:
      'セットアップのページのアドレスが正しいか確認してください。ストアのパーマリンクが「基本」以外であること（「設定」›「パーマリンク」）と、WooCommerceが有効であることが必要です。',
    store_no_data:
      'ストアの手前に、ファイアウォール、ログインページ、またはメンテナンスページがあります。/wp-json/wc/v3へのリクエストを通してください。',
    store_signature_invalid:
      '何も取り込まれていません。ほかの誰かが送信したか、ストアのWebhookのシークレットが変わっています。作成したWebhookは10分ごとに確認され、受け取り損ねたものは別に読み込まれます。この状態が続く場合は、ストアのWebhookのうち「Countinghouse」という名前のものを削除してください。自動で作り直されます。',
    store_refused: 'ストアで注文を開いて確認してください。数回試しましたが、その後は中止しました。',
    event_of_other_mode:
      'プラットフォームの本番Webhookは両方のモードの情報を受け取るため、その場合は正常です。プラットフォームでない場合は、テスト用のWebhookが本番のストアに向けられているか、その逆です。そのWebhookを削除してください。何も取り込まれていません。',
    event_of_other_account:
      'プラットフォームのWebhookはすべてのアカウントの情報を受け取るため、その場合は正常です。プラットフォームでない場合は、別のアカウントのWebhookがこのストアに向けられています。そのWebhookを削除してください。何も取り込まれていません。',
  },
  adviceOther: '自動で再試行します。続く場合は、サーバーのログを確認してください。',

  ago: (seconds) => {
    if (seconds < 5) return 'たった今';
    if (seconds < 60) return `${seconds}秒前`;
    if (seconds < 3600) return `${Math.floor(seconds / 60)}分前`;
    return seconds < 86_400 ? `${Math.floor(seconds / 3600)}時間前` : `${Math.floor(seconds / 86_400)}日前`;
  },
};
