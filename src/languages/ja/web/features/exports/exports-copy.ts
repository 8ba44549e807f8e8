import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  exportsCopy as english,
  exportFiltersCopy as englishFilters,
} from '#web/features/exports/exports-copy.ts';

export const exportsCopy: Words<typeof english> = {
  title: 'エクスポート',
  lead: '依頼されたすべてのファイルと、依頼者、内容の一覧です。もう一度ダウンロードすると、その時点の内容で新しく作成されます。',
  table: 'エクスポート',
  columns: {
    kind: 'ファイル',
    state: '状態',
    rows: '行数',
    size: 'サイズ',
    checksum: 'チェックサム',
    asked_by: '依頼者',
    created: '依頼日時',
    actions: '操作',
  },
  kinds: {
    transactions: '取引',
    payouts: '入金',
    disputes: 'チャージバック',
    blocked: 'ブロックした決済',
    'audit-log': '監査ログ',
    journal: '仕訳帳',
    statement: '月次明細書',
  },
  states: {
    waiting: '未ダウンロード',
    streaming: '実行中',
    finished: 'ダウンロード済み',
    failed: '中断',
  },
  everything: 'すべて',
  columnsCount: (count) => `${figure(count)}列`,
  checksum: 'SHA-256チェックサム',
  you: '自分',
  scheduled: 'スケジュールによる',
  download: 'ダウンロード',
  downloadAgain: '再ダウンロード',
  downloadName: (kind, when) => `${kind}をダウンロード（${when}に依頼）`,
  notYours: 'ダウンロードできるのは依頼者だけです。',
  downloadFailed: (reason) => `ファイルを取得できませんでした。${reason}`,
  unknownKind:
    'このページはこの種類のファイルにまだ対応していません。ページを再読み込みして、もう一度お試しください。',
  elsewhere: 'ファイルが別のサイトにあると示されています。',
  failed: 'エクスポートを読み込めませんでした。',
  emptyTitle: 'エクスポートはまだありません',
  empty:
    '取引、入金、チャージバックの一覧、または監査ログの上にある「エクスポート」を押してください。ファイルがここに表示されます。',
  bytes: (size, unit) => `${size} ${unit}`,
  units: ['B', 'kB', 'MB', 'GB'],
};

export const exportFiltersCopy: Words<typeof englishFilters> = {
  fields: {
    date: '日付',
    amount: '金額',
    type: '種類',
    status: 'ステータス',
    store_currency: '通貨',
    customer_currency: '顧客の通貨',
    customer_country: '国',
    channel: 'チャネル',
    source: '決済手段',
    source_device: 'デバイス',
    risk_level: 'リスクレベル',
    loan_id: '融資',
    deposit_id: '入金',
    at_bank: '銀行での状況',
    search: '検索',
    action: '操作内容',
    result: '結果',
    actor_email: '実行者',
    format: '形式',
  },
};
