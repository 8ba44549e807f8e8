import { securityActionsCopy } from '#languages/ja/web/shared/security-actions-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  securityCopy as english,
  securityListCopy as englishList,
} from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof englishList> = {
  name: 'セキュリティ',
  things: () => '記録',
  failed: '記録を読み込めませんでした。',
  empty: {
    icon: 'shield',
    title: '記録はまだありません',
    text: 'サインイン、パスワードの誤り、APIキー、エクスポートしたファイルが、デバイスとアクセス元のIPアドレスとともにここに表示されます。',
  },
};

export const securityCopy: Words<typeof english> = {
  title: 'セキュリティ',
  leadAll:
    '誰がどこからサインインしたか、または失敗したか、誰がキーを作成したか、データを取り出したかの記録です。このストアの全員が対象です。',
  leadOwn:
    'アカウントがいつ、どこから使われたか、または試されたかの記録です。心当たりのないものがあれば、ストアの運営者に伝えてください。',
  profile: 'パスワードを変更',
  columns: {
    at: '日時',
    action: '操作内容',
    actor_email: '実行者',
    details: '詳細',
    ip: 'IPアドレス',
    result: '結果',
  },
  actions: securityActionsCopy,
  results: { succeeded: '完了', failed: '失敗' },
  you: '自分',
  unknownName: '不明な名前',
  system: 'システム',
  noAddress: 'このサーバー',
  person: (name, email) => `${name}（${email}）`,
  byKey: (name) => `APIキー「${name}」を使用`,
  ways: {
    link: '1回限りのリンクを使用',
    invitation: '招待を使用',
    passkey: 'パスキーを使用',
    code: 'コードを使用',
    recovery: 'リカバリーコードを使用',
  },
  factors: { code: 'アプリのコード', passkey: 'パスキー' },
  key: (description, ending) => `${description}（…${ending}）`,
  bank: (currency, ending) =>
    `${currency === '' ? '' : `${currency.toUpperCase()}の`}入金先を末尾${ending}の口座に変更`,
  scopes: { read: '読み取り', read_write: '読み取りと変更' },
  kinds: {
    transactions: '取引',
    payouts: '入金',
    disputes: 'チャージバック',
    fraud_outcomes: '確認待ちとブロックした決済',
  },
  attempts: (count, areCodes) => `1時間以内に誤った${areCodes ? 'コード' : 'パスワード'}が${count}回`,
  attemptsInAll: (count) => `すべてのIPアドレスから${count}回`,
  refused: '試行回数が多すぎるため、しばらく拒否されます',
  sessionsEnded: (count) => `数が多すぎたため、古いセッション${count}件を終了`,
  filters: { action: '操作内容', result: '結果', day: '日付' },
};
