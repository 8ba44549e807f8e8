import type { MOVEMENT_KIND_WORDS as english } from '#domain/books/movement-kind-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const MOVEMENT_KIND_WORDS: Words<typeof english> = {
  sale: '決済',
  refund: '返金',
  refund_returned: '戻ってきた返金',
  dispute: 'チャージバック',
  dispute_won: '反論が認められたチャージバック',
  reader_fee: 'カードリーダー手数料',
  loan: '融資',
  repayment: '融資の返済',
  reserve: '準備金',
  other_balance: '別の残高',
  adjustment: '調整',
  payout: '入金',
  payout_returned: '戻ってきた入金',
  arrival: '銀行に着金した入金',
  bank_difference: '銀行での差額',
};
