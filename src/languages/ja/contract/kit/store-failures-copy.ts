import type { storeFailuresCopy as english } from '#contract/kit/store-failures-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeFailuresCopy: Words<typeof english> = {
  store_unavailable: 'ストアが応答していません。時間をおいてもう一度お試しください。',
  store_slow: 'ストアの応答に時間がかかりすぎました。時間をおいてもう一度お試しください。',
  store_rate_limited:
    'ストアへのリクエストが一度に多くなりすぎました。しばらくしてからもう一度お試しください。',
  store_key_refused: 'ストアがキーを拒否しています。',
  store_permission_missing: 'ストアのキーに、この操作の権限がありません。',
  store_clock_off: 'ストアとこのサーバーの時刻が一致していません。',
  store_moved: ({ to }) =>
    to === '' ? 'ストアは別のアドレスに移転しています。' : `ストアは${to}に移転しています。`,
  store_rest_missing: '設定されたアドレスにストアがありません。',
  store_no_data: 'ストアの手前にある何かが、データの代わりにページを返しています。',
  store_answer_broken: 'ストアの応答が途中で途切れました。',
  store_answer_too_large: ({ most_mb }) => `ストアの1回の応答が${figure(most_mb)} MBを超えました。`,
  store_refused: ({ reason }) => `ストアがこの操作を拒否しました：${reason}`,
  store_decides: ({ orders }) =>
    `注文 ${orders.join('、')}はここでは全額が支払われておらず、完了すると請求が発生する可能性があります。ストアで注文を開いて判断してください。`,
  store_sells: 'このショップは閉じています。接続されているストアが、自身のショップで販売しています。',
  store_private: 'このアドレスはプライベートネットワーク内のため、リクエストは送信されません。',
  store_certificate: 'ストアの証明書が有効ではありません。',
  store_not_attached: '接続されているストアがありません。先にアドレスとキーを入力してください。',
  store_set_by_server:
    'ストアはサーバーの設定で指定されています。変更はサーバーの管理者がサーバーの設定で行います。',
  store_orders_here:
    'このデータベースには内蔵ショップの注文があります。空のデータベースでサーバーを起動し、そこでストアを接続してください。',
  store_other_attached: ({ url }) =>
    `これは${url}とは別のストアです。コピーした注文がひとつもありません。先に${url}の接続を解除してください。`,
  store_orders_of_other: ({ url }) =>
    `ここの決済が${url}の注文に結び付いており、2つのストアの注文が混ざることはありません。空のデータベースでサーバーを起動し、そこで別のストアを接続してください。`,
  store_check_failed:
    'ストアがすべての確認を通らなかったため、何も保存されていません。もう一度確認すると、問題のある項目がわかります。',
  store_signature_invalid: 'この配信はストアのシークレットで署名されていません。',
  store_let_go:
    'この注文のストアは接続が解除されています。セットアップのページで接続し直すか、ストアで直接行ってください。',
};
