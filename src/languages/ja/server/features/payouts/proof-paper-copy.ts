import type { Words } from '#languages/kit/words.ts';
import type { proofPaperCopy as english } from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english> = {
  title: '入金の内訳証明',
  payout: '入金ID',
  status: 'ステータス',
  arrival: '着金予定',
  account: '銀行口座',
  reference: '銀行参照ID',
  atBank: '銀行での状況',
  checked: '確認日時',
  unknown: '情報なし',
  line: (currency) => `内訳（${currency}）`,
  rows: '件数',
  amount: '金額',
  toTheBank: 'この入金のすべての動きは上のいずれかの行に含まれており、最後の行は銀行明細に記載されています。',
  toTheProvider:
    'この入金のすべての動きは上のいずれかの行に含まれています。この入金を含む銀行明細は、まだ取り込みと照合が行われていません。',
  foot: (store, payout) => `${store}、入金 ${payout}の内訳証明`,
};
