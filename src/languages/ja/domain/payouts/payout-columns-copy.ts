import type {
  payoutColumnLabels as englishPayoutColumnLabels,
  payoutColumnsCopy as englishPayoutColumnsCopy,
} from '#domain/payouts/payout-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const payoutColumnLabels: Words<typeof englishPayoutColumnLabels> = {
  date: '日付',
  type: '種類',
  amount: '金額',
  status: 'ステータス',
  bankAccount: '銀行口座',
  bank_reference_key: '銀行参照ID',
};

export const payoutColumnsCopy: Words<typeof englishPayoutColumnsCopy> = {
  noReference: '情報なし',
  id: '入金ID',
  currency: '通貨',
};
