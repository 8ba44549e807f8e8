import { feesTopic } from '#languages/ja/web/features/help/fees-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setUpTopics as english } from '#web/features/help/set-up-topics-copy.ts';

export const setUpTopics: Words<typeof english> = {
  fees: feesTopic,
  'payment-methods': {
    title: '決済手段',
    lead: 'カードはどこでも使えます。現地の決済手段と後払いは、カードを使わない顧客に役立ちます。',
    sections: [
      {
        title: '有効にする',
        text: [
          '一部の決済手段には、決済サービスの承認や追加の情報が必要です。それまでは保留中と表示され、顧客には表示されません。',
          '決済手段は、国と通貨が対応している顧客にのみ、チェックアウトで表示されます。',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'エクスプレスチェックアウト',
    lead: '顧客のスマートフォンやブラウザーに登録済みの情報で支払うボタンです。',
    sections: [
      {
        title: 'ボタンの表示場所',
        text: [
          '商品ページ、カート、チェックアウトから選べます。ラベル、サイズ、テーマを設定でき、プレビューで確認できます。',
          'HTTPSが必要で、対応しているデバイスにのみ表示されます。',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: '複数の通貨での販売',
    lead: '顧客は自分の通貨で価格を見て支払い、入金はストアの通貨で受け取ります。',
    sections: [
      {
        title: 'レート',
        text: [
          '自動レートは数時間ごとに更新されます。手動レートは変更するまでそのままです。端数処理と端数価格を使うと、自然な価格になります。',
        ],
      },
      {
        title: '通貨換算',
        text: ['別の通貨での決済は、受け付け時に換算されます。レートとその手数料は決済に表示されます。'],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: '利用明細に表示される名称',
    lead: '顧客が利用明細で目にする名称です。わかりやすい名称は、チャージバックの防止につながります。',
    sections: [
      {
        title: '使える文字',
        text: [
          'アルファベットを1文字以上含む5〜22文字で、< > \\ \' " * は使えません。日本のストアでは、漢字とカナの名称も設定します。',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: '定期的な支払い',
    lead: 'サブスクリプションは、顧客が保存したカードで更新されます。注文と決済は、ほかのものと同じように表示されます。',
    sections: [
      {
        title: '更新に失敗した場合',
        text: ['注文は保留になり、顧客に通知され、翌日以降に支払いが再試行されます。'],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: '日付とタイムゾーン',
    lead: '日付の区切りは、ストアのタイムゾーンだけで決まります。',
    sections: [
      {
        title: '適用される場所',
        text: [
          '一覧、フィルター、期限、グラフ、ファイルに適用されます。紛らわしい箇所にはタイムゾーンが表示されます。お使いのコンピューターのタイムゾーンは影響しません。',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'APIキー',
    lead: 'キーを使うと、プログラムがご自身の名義でストアのデータを読み取ったり変更したりできます。',
    sections: [
      {
        title: '使い方',
        text: [
          'キーをユーザー名、シークレットをパスワードとして（HTTP Basic）、/wp-json以下のアドレスに送信します。読み取り用のキーでは何も変更できません。',
          'シークレットが表示されるのは1回だけです。なくした場合は、キーを失効させて別のキーを作成してください。',
          'キーでできるのは、名義の人が現在できること、またはそれより少ないことです。作業ごとの許可と有効期限を選べます。提案のみのキーは単独では何も実行せず、依頼した内容を人が承認します。',
        ],
      },
      {
        title: 'キーが漏れた場合',
        text: ['すぐに失効させてください。次のリクエストから使えなくなります。'],
      },
    ],
    see: ['exports'],
  },
  privacy: {
    title: '記録される情報',
    lead: 'この管理画面の改善のため、使われたページとボタンの回数を数えています。',
    sections: [
      {
        title: '送信先',
        text: [
          'どこにも送信されません。回数は90日間このストアのデータベースに保存され、ストアのオプションでオフにできます。',
        ],
      },
    ],
    see: [],
  },
};
