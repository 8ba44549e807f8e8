import { PROOF_END_WORDS, PROOF_LINE_WORDS } from '#languages/ja/domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  payoutDetailsCopy as english,
  atBankCopy as englishAtBank,
  proofCopy as englishProof,
  stationsCopy as englishStations,
  payoutTransactionsCopy as englishTransactions,
} from '#web/features/payout-details/payout-details-copy.ts';

export const payoutDetailsCopy: Words<typeof english> = {
  title: '入金の詳細',
  titleOf: (type, day) => `${day}の${type}`,
  notFound: 'お探しの入金が見つかりません。',
  notFoundText: 'アドレスが途中で切れているか、別のアカウントの入金である可能性があります。',
  failedRead: '入金を取得できませんでした。',
  back: '入金に戻る',

  summary: '概要',
  failureReason: '失敗の理由：',
  laterPayout: 'その入金を見る',
  payoutFailure: {
    title: 'この入金は失敗しました',
    mended: (day) =>
      `銀行からお金が戻されました。現在は${day}の入金に含まれています。必要な操作はありません。`,
    text: '銀行からお金が戻されました。残高に戻っており、後の入金で送金されます。口座が原因の場合は、先に銀行情報を変更してください。',
  },
  withdrawalFailure: {
    title: 'この引き落としは失敗しました',
    mended: (day) =>
      `銀行から支払われませんでした。この金額は現在${day}の入金に含まれています。必要な操作はありません。`,
    text: '銀行から支払われなかったため、この金額は再び残高の不足分となっています。新しい売上で補われるか、もう一度引き落とされます。口座が原因の場合は、先に銀行情報を変更してください。',
  },
  updateBank: '銀行情報を更新',

  details: '詳細',
  bankAccount: '銀行口座',
  noBank: '情報なし',
  reference: '銀行参照ID',
  referenceWhat: '銀行参照ID',
  noReference: '情報なし',
  type: '種類',
  kinds: { automatic: '自動', instant: '即時', manual: '手動' },
  fee: '即時入金手数料',
  feeOf: (percentage) => `（${percentage}）`,
  feeReturned: '入金とともに返還',
  payoutId: '入金ID',
  payoutIdWhat: '入金ID',

  instantMessage: '即時入金の取引履歴は表示できません',
  learnMore: '詳しく見る',
};

export const stationsCopy: Words<typeof englishStations> = {
  label: '現在の状況',
  prepared: '準備',
  made: '送金',
  inTransit: '送金中',
  inTransitText: '銀行で処理中',
  arrived: '着金',
  collected: '引き落とし',
  expected: (day) => `${day}予定`,
  failed: '失敗',
  canceled: '取り消し',
  instantLead: {
    pending: (moment) => `${moment}までに口座に着金する予定です。`,
    in_transit: (moment) => `${moment}までに口座に着金する予定です。`,
    paid: (moment) => `${moment}に口座に着金しました。`,
  },
  withdrawalLead: {
    pending: (day) => `${day}までに口座から引き落とされます。`,
    in_transit: (day) => `${day}までに口座から引き落とされます。`,
    paid: (day) => `${day}に口座から引き落とされました。`,
    failed: '銀行から支払われませんでした。この金額は再び残高の不足分となっています。',
    canceled: 'この引き落としは実行前に取り消されました。',
  },
  lead: {
    pending: (day) => `まもなく送金され、${day}までに口座に着金する予定です。`,
    in_transit: (day) => `${day}までに口座に着金する予定です。銀行によってはさらに1日かかります。`,
    paid: (day) => `${day}に口座に着金しました。`,
    failed: '銀行がこの入金を返送しました。お金は失われていません。',
    canceled: 'この入金は送金前に取り消されました。お金は失われていません。',
  },
};

export const proofCopy: Words<typeof englishProof> = {
  title: '入金の内訳証明',
  checked: (rows, when) => `${rows}、${when}に確認`,
  rows: (_count, words) => `${words}件の取引`,
  failed: 'この入金の内訳証明を読み込めませんでした。',
  madeOf: '内訳',
  rowsColumn: '件数',
  amountColumn: '金額',
  lines: PROOF_LINE_WORDS,
  total: PROOF_END_WORDS.total,
  sent: PROOF_END_WORDS.sent,
  taken: PROOF_END_WORDS.taken,
  booked: PROOF_END_WORDS.booked,
  unexplained: (amount) => `不明差額：${amount}`,
  toTheCent: '端数まで一致',
  exactly: '完全に一致',
  off: (amount) => `この入金は内訳と${amount}の差があります。`,
  offText:
    '関係する動きがまだ届いていない可能性があります。差額が解消しない場合は、入金IDをサポートにお知らせください。',
  allocation: 'Countinghouseによる割り当て',
  allocationText:
    '即時入金にどの取引が使われたかは、決済サービスから示されません。入金可能だった古いものから順に割り当て、その旨を明記しています。',
  returned: 'この入金は成立していません。含まれていた取引はすべてこの入金から外れています。',
  hadTaken: '含まれていた取引',
  leftWith: (day) => `${day}の入金で送金済み`,
  waitsForNext: '後の入金で送金されます。',
  foot: '各行を開くと、その取引が表示されます。',
  download: '内訳証明をダウンロード',
  paper: '内訳証明（PDF）',
  file: {
    heads: ['入金ID', '銀行参照ID', '内訳', '件数', '金額', '通貨'],
    unexplained: PROOF_END_WORDS.unexplained,
    name: (payout) => `payout-proof-${payout}.csv`,
  },
  carriedFrom: (day) => `${day}の入金から`,
};

export const payoutTransactionsCopy: Words<typeof englishTransactions> = {
  name: 'この入金に含まれる取引',
  things: () => '取引',
  failed: '取引を取得できませんでした。',
  empty: {
    icon: 'card',
    title: 'この入金に含まれる取引はありません',
    text: '失敗または取り消しになった入金の取引は、後の入金で送金されます。',
  },
};

export const atBankCopy: Words<typeof englishAtBank> = {
  title: '銀行での状況',
  toMatch: '照合へ',
};
