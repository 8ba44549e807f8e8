import { MOVEMENT_KIND_WORDS } from '#languages/ja/domain/books/movement-kind-copy.ts';
import { figure } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { booksCopy as english } from '#web/features/books/books-copy.ts';

export const booksCopy: Words<typeof english> = {
  title: '帳簿',
  lead: '帳簿に記帳する内容です。すべての動きと勘定科目を、会計ソフト用のファイルとして出力できます。',
  views: { label: '帳簿', journal: '仕訳帳', chart: '勘定科目表' },
  month: '月',
  monthOf: (month, year) => `${year}年${month}`,
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  loading: '1か月分を集計しています',
  failed: '1か月分を集計できませんでした。',
  state: { locked: '締め済み', open: '未締め', running: '期間中' },

  schedule: 'エクスポートを予約',
  download: 'ダウンロード',
  downloads: '1か月分をダウンロード',
  journalAs: (format) => `${format}用の仕訳帳`,
  journalCsv: '仕訳帳（CSV）',
  totalsCsv: '照合用の合計（CSV）',
  statementPdf: '月次明細書（PDF）',
  statementCsv: '月次明細書（CSV）',
  notDatev:
    'DATEVで使えるのは4〜8桁の科目番号だけです。先にDATEV用の勘定科目表を選んでから、もう一度ダウンロードしてください。',

  trial: (code) => `勘定科目（${code}）`,
  columns: { code: '番号', account: '勘定科目', debit: '借方', credit: '貸方' },
  total: '合計',
  empty: 'この月には動きがありませんでした。',
  proof: {
    label: (code) => `清算勘定と決済サービスの残高（${code}）`,
    opening: '月初の清算勘定',
    moved: '当月の動き',
    closing: '月末の清算勘定',
    held: '月末の決済サービスの残高',
    heldNow: '現在の決済サービスの残高',
    difference: '差額',
    unsaid:
      '決済サービスから応答がなかったため、残高は照らし合わせていません。勘定科目の内容はすべて揃っています。',
    byPayout:
      '入金日で記帳しているため、清算勘定は入金のたびにゼロになり、決済サービスの残高とは一致しません。',
    off: '決済サービスの残高が帳簿と一致しません。まだ届いていないものがある可能性があります。「同期」で不足しているものを確認して取り込めます。',
    sync: '同期を開く',
  },
  feeTaxUntold: (fees) =>
    `この手数料のうち${fees}に税が含まれるかどうかは、決済サービスから知らされていません。そのため全額を費用として記帳しています。税額は税務請求書に記載されています。`,
  feeTaxInvoices: '書類を開く',
  late: (count) =>
    `${figure(count)}件の動きが、本来の月を締めた後に判明しました。この月の初日に記帳され、印が付いています。`,
  changed:
    'この月を締めたときの合計が、現在の動きの合計と一致しません。決済サービスが何かを変更または取り消しました。締めを解除して差額を確認し、もう一度締めてください。',

  checks: '月の締め',
  check: {
    over: () => '月が終わっている',
    adds_up: () => '清算勘定が決済サービスの残高と一致している',
    suspense: () => '仮勘定に残りがない',
    statements: () => '入金が着金したかどうかを示す銀行明細がない',
    arrived: (count) =>
      count === 0
        ? 'この月の入金がすべて銀行に着金している'
        : `この月の入金${figure(count)}件が銀行で確認されていない`,
    bank_lines: (count) =>
      count === 0
        ? '入金の可能性がある銀行明細の行がすべて判断済み'
        : `入金の可能性がある銀行明細の行${figure(count)}件が未判断`,
    disputes: (count) =>
      count === 0
        ? '回答待ちのチャージバックがない'
        : `${figure(count)}件のチャージバックが回答待ちで、成立する可能性がある`,
    locked: () => '月が締められている',
  },
  look: {
    statements: '明細を取り込む',
    arrived: '入金を表示',
    bank_lines: '行を表示',
    disputes: 'チャージバックを表示',
  },
  done: '完了',
  open: '未完了',
  lock: '月を締める',
  lockTitle: (month) => `${month}を締めますか？`,
  lockText:
    '締めると新しい仕訳は追加されません。後から判明したものは翌月に記帳され、印が付きます。締めは解除できます。',
  locked: (month) => `${month}を締めました。`,
  lockedBy: (who) => `締めた人：${who}、`,
  unlock: '締めを解除',
  unlockTitle: (month) => `${month}の締めを解除しますか？`,
  unlockText:
    '遅れて判明したものは、本来の日付に記帳し直されます。これまでに作成したファイルは、新しいファイルと異なることがあります。',
  unlocked: (month) => `${month}の締めを解除しました。`,

  entries: '仕訳',
  entriesFailed: '仕訳を読み込めませんでした。',
  entryColumns: { day: '日付', what: '内容', accounts: '勘定科目' },
  noEntries: '記帳するものはありません',
  noEntriesText: 'この月には動きがありませんでした。顧客の支払いと費用がここに表示されます。',
  kind: { ...MOVEMENT_KIND_WORDS, summary: '集計' },
  summary: (count) => `${count}件の動き`,
  one: '1件の動き',
  order: (number) => `注文 ${number}`,
  lateOf: (day) => `遅れて判明（${day}分）`,
};
