import type { Words } from '#languages/kit/words.ts';
import type { transactionsFiltersCopy as english } from '#web/features/transactions/transactions-filters-copy.ts';

export const transactionsFiltersCopy: Words<typeof english> = {
  date: '日付',
  type: '種類',
  channel: 'チャネル',
  country: '顧客の国',
  risk: 'リスクレベル',
  source: '決済手段',
  device: 'デバイス',
  paidCurrency: '支払い通貨',
  loan: '融資',
  payout: '入金ID',
  carried: '繰り越し元の入金',
  isIn: '次のいずれか',
  ios: 'iPhone',
  android: 'Android',
  loanOption: (id, isActive) => `ID：${id} | ${isActive ? '利用中' : '完済'}`,
};
