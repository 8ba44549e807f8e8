import type { BOOK_ACCOUNT_WORDS as english } from '#domain/books/book-account-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BOOK_ACCOUNT_WORDS: Words<typeof english> = {
  clearing: {
    name: '決済清算勘定',
    what: '決済サービスが預かっている金額です。毎日、決済サービスの示す額と一致します。',
  },
  in_transit: {
    name: '送金中の入金',
    what: '銀行へ送金され、まだ銀行明細に現れていない金額です。',
  },
  bank: { name: '銀行預金', what: '照合済みの銀行明細の行の金額です。' },
  reserve: { name: '準備金', what: '決済サービスが入金から差し控えている金額です。' },
  receivable: {
    name: '別途記帳の売上',
    what: 'ショップのシステムが売上と返金を記帳する場合に、その相手科目になります。',
  },
  suspense: {
    name: '仮勘定',
    what: '該当する科目のない理由で決済サービスが動かした金額です。1件ずつ確認し、適切な科目に振り替えてください。',
  },
  loan: { name: '決済サービスの融資', what: '融資の未返済額です（手数料を除く）。' },
  sales_tax: { name: '仮受消費税等', what: '売上に含まれる税です。' },
  input_tax: { name: '仮払消費税等', what: '手数料に含まれる税です。' },
  sales: { name: '売上高', what: '顧客が支払った金額です。' },
  refunds: { name: '返金', what: '顧客に返した金額です（マイナス）。' },
  disputes: {
    name: 'チャージバック',
    what: '銀行が顧客のために取り戻した金額です。反論が認められると戻ります。',
  },
  processing_fees: { name: '決済手数料', what: '各決済にかかった費用です。' },
  dispute_fees: {
    name: 'チャージバック手数料',
    what: 'チャージバックで、決済の金額とは別にかかった費用です。',
  },
  payout_fees: { name: '即時入金手数料', what: '即時入金にかかった費用です。' },
  reader_fees: { name: 'カードリーダー手数料', what: 'カードリーダーにかかった費用です。' },
  bank_fees: { name: '銀行手数料', what: '銀行が入金から差し引いた金額です。' },
  financing: { name: '融資費用', what: '融資の手数料です。返済のたびに計上されます。' },
  exchange: {
    name: '為替差損益',
    what: 'レートの変動により、返金やチャージバックの額が売上時より増減した分です。',
  },
};
