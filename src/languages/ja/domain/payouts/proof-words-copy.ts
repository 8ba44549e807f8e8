import type {
  PROOF_END_WORDS as englishProofEndWords,
  PROOF_LINE_WORDS as englishProofLineWords,
} from '#domain/payouts/proof-words-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PROOF_LINE_WORDS: Words<typeof englishProofLineWords> = {
  payments: '決済',
  payment_fees: '決済手数料',
  refunds: '返金',
  refunds_returned: '戻ってきた返金',
  disputes: 'チャージバック（手数料を含む）',
  disputes_won: '反論が認められたチャージバック',
  reader_fees: 'リーダー手数料',
  loan_disbursement: '融資の実行',
  loan_repayment: '融資の返済',
  adjustments: '調整',
  carried_over: '繰り越し',
  shared: '別の入金との按分',
  payout_fee: '即時入金手数料',
};

export const PROOF_END_WORDS: Words<typeof englishProofEndWords> = {
  total: '内訳の合計',
  sent: '銀行への送金額',
  taken: '銀行からの引き落とし額',
  booked: '銀行明細の金額',
  bookedIn: (lines) => `銀行明細の金額、${lines}`,
  unexplained: '不明差額',
};
