import type { Words } from '#languages/kit/words.ts';
import type {
  bankCopy as english,
  FORMAT_WORDS as englishFormats,
  bankLinesCopy as englishLines,
  STATUS_WORDS as englishStatuses,
} from '#web/features/bank/bank-copy.ts';

export const bankLinesCopy: Words<typeof englishLines> = {
  name: '銀行明細の行',
  things: () => '銀行明細の行',
  failed: '銀行明細の行を読み込めませんでした。',
  empty: {
    icon: 'document',
    title: '銀行明細の行はまだありません',
    text: '銀行から明細をダウンロードして、ここに取り込んでください。すべての行が表示されます。',
  },
};

export const FORMAT_WORDS: Words<typeof englishFormats> = {
  camt: 'CAMT.053',
  mt940: 'MT940',
  ofx: 'OFX',
  qif: 'QIF',
  csv: 'CSV',
};

export const STATUS_WORDS: Words<typeof englishStatuses> = {
  booked: '記帳済み',
  pending: '保留中',
};

export const bankCopy: Words<typeof english> = {
  title: '銀行',
  lead: '取り込んだ明細をもとに、銀行口座の出入りを1行ずつ表示します。',
  importStatements: '明細を取り込む',
  toMatch: '照合へ',

  accounts: '口座',
  accountsFailed: '口座を読み込めませんでした。',
  lastStatement: (day) => `${day}までの明細`,
  noStatement: '明細なし',
  lineCount: (_count, words) => `${words}行`,
  unknownBalance: '残高の記載なし',
  gap: (after, before, amount) =>
    `${after}から${before}までの明細がありません。どのファイルにも記載のない${amount}の動きがあります。この期間の明細を銀行からダウンロードして、取り込んでください。`,

  filters: { date: '記帳日', account: '口座', status: '状態' },
  search: {
    label: '銀行明細の行を検索',
    placeholder: '摘要、名前、参照番号で検索',
    anything: (text) => `「${text}」を含む行`,
  },
  columns: {
    booked_on: '記帳日',
    text: '摘要',
    counterparty_name: '相手先',
    account: '口座',
    amount: '金額',
    status: '状態',
    reference: '銀行参照番号',
    file: 'ファイル',
  },
  noText: '摘要なし',
  noName: '名前なし',
  lineOf: (line, file) => `${file}の${line}行目`,
  reversal: '取り消し',

  files: '取り込んだファイル',
  filesFailed: 'ファイルを読み込めませんでした。',
  fileColumns: {
    name: 'ファイル',
    accounts: '口座',
    period: '期間',
    lines: '新しい行',
    known: '既知',
    imported: '取り込み日時',
    by: '実行者',
  },
  period: (from, to) => (from === to ? from : `${from}〜${to}`),
  nobody: '退出したメンバー',
  offBy: (amount) => `差額：${amount}`,
};
