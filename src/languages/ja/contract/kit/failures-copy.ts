import type {
  failureFieldsCopy as englishFailureFieldsCopy,
  failuresCopy as englishFailuresCopy,
  resourceMissingCopy as englishResourceMissingCopy,
} from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const inWords = (seconds: number): string => {
  const { count, unit } = waitOf(seconds);
  return unit === 'hours' ? `${figure(count)}時間` : `${count}分`;
};

export const failuresCopy: Words<typeof englishFailuresCopy> = {
  rest_cookie_invalid_nonce: 'このページは長時間開かれたままです。再読み込みして、もう一度お試しください。',
  rest_key_read_only: 'このAPIキーは読み取り専用です。読み取りと変更ができるキーを使ってください。',
  rest_key_write_only: 'このAPIキーは変更専用です。読み取りができるキーを使ってください。',
  sign_in_failed: '名前またはパスワードが間違っています。',
  sign_in_throttled: ({ retry_after_s }) =>
    `失敗した回数が多すぎます。${inWords(retry_after_s)}後にもう一度お試しください。`,
  sign_in_too_often: ({ retry_after_s }) =>
    `このアカウントへのサインインの回数が多すぎます。${inWords(retry_after_s)}後にもう一度試すか、以前サインインしたことのあるデバイスでお試しください。`,
  password_not_confirmed: 'パスワードが間違っています。何も変更されていません。',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'このパスワードは真っ先に推測されるものの1つです。別のパスワードを選んでください。'
      : 'ご自身の名前やメールアドレスはパスワードに使えません。別のパスワードを選んでください。',
  api_key_not_found: 'このAPIキーは存在しないか、すでに削除されています。',
  rest_cross_site: 'このリクエストは別のサイトから送信されたため、拒否されました。',
  rest_misdirected:
    'このサーバーはその名前では応答しません。サーバー本来のアドレスで開いてください。サーバーの管理者は、利用者が使うアドレスをPUBLIC_URLに設定してください。',
  rest_no_route: ({ allow }) =>
    allow ? `このアドレスが応答するのは${allow.join('、')}のみです。` : 'このアドレスには何もありません。',
  rest_invalid_json: 'リクエストが正しいJSONではありません。',
  rest_unsupported_media_type: 'このリクエストはJSONで送信してください。',
  rest_body_too_large: 'リクエストが、このアドレスで受け付けられる大きさを超えています。',
  rest_body_in_crumbs:
    'リクエストが細かく分割されすぎています。まとめて送信するか、より大きな単位で送信してください。',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `リクエストの入れ子が${figure(most)}階層を超えています。`;
    return of === 'values'
      ? `リクエストの値が${figure(most)}個を超えています。一度に送信する量を減らしてください。`
      : `リクエストの文字数が${figure(most)}文字を超えています。一度に送信する量を減らしてください。`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    `リクエストが多すぎます。${figure(retry_after_s)}秒後にもう一度お試しください。`,
  live_lines_taken: ({ most }) =>
    `1人または1つのキーで変更を受信できるページとプログラムは、合わせて${figure(most)}個までです。先にどれかを閉じてください。`,
  rest_uri_too_long: 'このアドレスは長すぎます。',
  rest_headers_too_large: 'このリクエストのヘッダーは大きすぎます。',
  rest_request_timeout: 'リクエストが届くまでに時間がかかりすぎました。',
  rest_bad_request: 'リクエストを解釈できませんでした。',
  disk_full:
    'サーバーのディスクがいっぱいのため、保存できませんでした。空き容量を増やしてから、もう一度お試しください。',
  wcpay_route_validation_failure: 'IDの形式が正しくありません。',
  provider_unavailable: '決済サービスが応答していません。時間をおいてもう一度お試しください。',
  export_under_way:
    '別のファイルをダウンロードしている途中です。完了するまで待ってから、もう一度開いてください。',
  export_not_found: 'このエクスポートは存在しないか、ほかの人のものです。',
  note_missing: 'このメッセージは存在しません。',
  day_not_over: 'この日はまだ終わっていません。',
  day_changed: '表示した後に数値が変わりました。もう一度確認してください。',
  day_needs_note: 'この日の数値が一致していません。締める前に理由を記入してください。',
  wcpay_core_invalid_request_parameter_invalid_timezone:
    'タイムゾーンは+02:00のような時差の形式で指定してください。',
  wcpay_core_invalid_request_parameter_invalid_date:
    '日付はYYYY-MM-DDTHH:MM:SSの形式で、早い方を先に、50年以内の範囲で指定してください。',
  mail_missing: 'このメールは存在しません。',
  export_link_invalid:
    'このリンクは、ほかの人または別のファイル用に作成されたものです。エクスポートを開き直してください。',
  export_link_expired: 'このリンクは期限切れです。エクスポートを開き直すと、新しいリンクが作成されます。',
  transaction_missing: 'この取引は存在しません。',
  wcpay_get_charge: '取引の取得中にエラーが発生しました。',
  wcpay_missing_order: '注文が見つかりませんでした。',
  authorization_missing: 'この決済はオーソリされていないか、取りやめになっています。',
  wcpay_refunded_order_uncapturable: '一部または全額が返金された注文の決済は処理できません。',
  wcpay_intent_order_mismatch: '注文の内容と一致しないため、決済を処理できません。',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small'
      ? '金額が小さすぎるため、決済を処理できません。'
      : '売上の確定を完了できませんでした。',
  wcpay_cancel_error: '決済の取り消しを完了できませんでした。',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `このストアでは${currency}で販売できません。`,
  wcpay_multi_currency_invalid_currency_rate: '1.25のように、0より大きいレートを入力してください。',
  charge_order_mismatch: 'この決済は別の注文のものです。',
  wcpay_fraud_outcome_not_found: 'この注文について、ルールによる判断は行われていません。',
  invalid_fraud_outcome_status: '結果はallow、review、blockのいずれかを指定してください。',
  provider_rate_limited: '決済サービスへのリクエストが多すぎます。しばらくしてからもう一度お試しください。',
  provider_answer_unknown: '決済サービスでまだ確認されていません。確認を続けています。',
  provider_answer_broken: '決済サービスの応答を読み取れませんでした。もう一度問い合わせています。',
  provider_key_refused:
    '決済サービスが、設定されたキーを拒否しています。サーバーの設定でキーを確認してください。',
  provider_permission_missing:
    '決済サービスのキーに、この操作に必要な権限がありません。何も変更されていません。',
  provider_refused: '決済サービスがこの操作を拒否しました。',
  provider_unsupported: '決済サービスは、このアカウントではこの機能を提供していません。',
  idempotency_key_reused: 'このリクエストキーは、以前に別のリクエストで使われています。',
  operation_in_progress: '決済サービスでまだ確認中です。もう一度操作する必要はありません。',
  operation_needs_attention:
    '決済サービスでの結果が確認されませんでした。もう一度操作する前に、決済を確認してください。',
  operation_dismissed: '確認の結果、この操作は実行されていなかったと記録されています。',
  operation_not_dismissible: '未実行と記録できるのは、結果を確認できなかった操作だけです。',
  operation_missing: 'この操作は存在しません。',
  event_signature_invalid: 'このイベントの署名がないか、間違っているか、古すぎます。',
  event_clock_off: ({ off_s }) =>
    `このイベントの署名の時刻は、このサーバーの時計と${figure(off_s)}秒ずれています。サーバーの時計を合わせてください。`,
  event_malformed: ({ field }) =>
    field === '' ? 'これはイベントではありません。' : `このイベントの次の項目は、形式が不明です：${field}。`,
  event_of_other_mode: 'このイベントは別のモードのものです。テストと本番は混ぜられません。',
  event_of_other_account: 'このイベントは別のアカウントのものです。',
  receipt_unpaid: '支払いがないため、領収書はありません。',
  receipt_without_address: '顧客のメールアドレスが登録されていません。',
  account_missing: '決済アカウントはまだ接続されていません。',
  account_exists: '決済アカウントはすでに接続されています。',
  account_not_resettable: '情報を提出済みの本番アカウントは、最初からやり直すことができません。',
  bad_request: '決済アカウントを設定できませんでした。もう一度お試しください。',
  embedded_session_invalid:
    'このフォームは長時間開かれたままです。続けるには、ページを再読み込みしてください。',
  payments_disabled: '現在、このアカウントでは決済を受け付けられません。',
  payment_method_unavailable: 'この決済手段は、このアカウントでは利用できません。',
  currency_unsupported: ({ currency }) => `${currency.toUpperCase()}での決済はできません。`,
  amount_invalid: '金額は、最小通貨単位で0より大きい整数を指定してください。',
  amount_too_small: '金額が小さすぎるため、決済を処理できません。',
  amount_too_large: '金額が大きすぎます。',
  wcpay_payment_uncapturable: 'この決済は現在の状態では処理できません。',
  charge_not_captured: 'この決済の売上はまだ確定していません。返金ではなく、取り消してください。',
  charge_already_refunded: 'この決済はすでに返金されています。',
  charge_disputed: 'この決済にはチャージバックが発生しているため、返金できません。',
  refund_exceeds_charge: '返金額が、返金できる残額を超えています。',
  out_of_stock: ({ name, left }) =>
    left > 0 ? `${name}の在庫は残り${figure(left)}点です。` : `${name}は売り切れです。`,
  product_unavailable: 'この注文には、販売を終了した商品が含まれています。',
  refund_items_exceed:
    '返金できる数を超えて商品が選ばれています。注文を再読み込みして、もう一度お試しください。',
  order_not_refundable: 'この注文には、返金できる決済がありません。',
  settings_conflict: ({ by }) => `このページを開いた後に、${by}が設定を変更しました。`,
  settings_not_saved: ({ server_error }) => `設定を保存できませんでした。${server_error}`,
  dispute_not_actionable: 'このチャージバックへの回答受付は終了しています。',
  evidence_too_long: '反証資料の文字数の上限に達しました',
  evidence_draft_conflict: 'この反証資料は、別のタブまたはほかの人によって変更されました。',
  evidence_pages_exceeded:
    '添付ファイルのページ数が、決済サービスの上限を超えています。ファイルを減らすか、短いものにしてください。',
  wcpay_evidence_file_max_size:
    'このファイルは4.5 MBを超えています。これは1件のチャージバックのファイル全体の上限です。ファイルはアップロードされませんでした。',
  wcpay_evidence_file_upload_error:
    '決済サービスがファイルを受け付けませんでした。もう一度試すには、ファイルを選び直してください。',
  evidence_packet_failed:
    '提出資料をまとめられませんでした。画像を減らすか小さくする、または文章を短くしてください。入力された内容は失われておらず、引き続き銀行に送信できます。',
  library_full: ({ most }) =>
    `ライブラリに保管できる文章とファイルは${figure(most)}件までです。先にどれかを削除してください。`,
  views_full: ({ most }) =>
    `この一覧のビューはすでに上限の${figure(most)}件です。先にどれかを削除してください。`,
  rest_form_expected: 'このリクエストは、ファイルを含むフォームとして送信してください。',
  payouts_unavailable: '現在、入金を行えません。',
  instant_payout_unavailable: 'この通貨で即時入金できる金額がありません。',
  payout_not_cancelable: 'この入金はもう変更できません。',
  vat_number_invalid: 'ご利用の国の納税者番号の形式と一致しません。',
  vat_number_unknown: 'この納税者番号は登録されていません。',
};

const sentence = (words: string): string => (/[。！？.!?]$/.test(words) ? words : `${words}。`);

export const failureFieldsCopy: Words<typeof englishFailureFieldsCopy> = {
  check: (field, problem) => `「${field}」を確認してください。${sentence(problem)}`,
  moreWrong: (count) => `ほかに${figure(count)}件の項目に誤りがあります。`,
  missing: (field) => `「${field}」が入力されていません。`,
  severalMissing: (fields) =>
    `次の項目が入力されていません：${fields.map((field) => `「${field}」`).join('')}。`,
  notAllowed: (fields) =>
    `現在の役割では、次の項目を変更できません：${fields.join('、')}。何も保存されていません。オーナーが「設定」›「メンバー」で権限を変更できます。`,
};

export const resourceMissingCopy: Words<typeof englishResourceMissingCopy> = {
  kinds: {
    'bank account': 'この銀行口座は存在しません。',
    charge: 'この請求は存在しません。',
    customer: 'この顧客は存在しません。',
    dispute: 'このチャージバックは存在しません。',
    document: 'この書類は存在しません。',
    file: 'このファイルは存在しません。',
    loan: 'この融資は存在しません。',
    note: 'このメモは存在しません。',
    order: 'この注文は存在しません。',
    payment: 'この決済は存在しません。',
    payout: 'この入金は存在しません。',
    person: 'このメンバーは存在しません。',
    product: 'この商品は存在しません。',
    refund: 'この返金は存在しません。',
    review: 'この確認は存在しません。',
    role: 'この役割は存在しません。',
    text: 'この文章は存在しません。',
    view: 'このビューは存在しません。',
  },
  anyOther: (kind) => `この対象（${kind}）は存在しません。`,
};
