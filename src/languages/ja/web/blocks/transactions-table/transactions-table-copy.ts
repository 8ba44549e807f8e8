import type { Words } from '#languages/kit/words.ts';
import type { transactionsTableCopy as english } from '#web/blocks/transactions-table/transactions-table-copy.ts';

export const transactionsTableCopy: Words<typeof english> = {
  detailsColumn: '詳細',
  details: '詳細',
  adjustment: (label, description) => `${label}：${description}`,
  detailsOf: (type, amount, day) => `決済の詳細：${type} ${amount}、${day}`,
  convertedFrom: (paid) => `${paid}から換算`,
  noChannel: '販売チャネルなし',
  noMethod: '決済手段なし',
  noCustomer: '顧客なし',
  noEmail: 'メールなし',
  noCountry: '国なし',
  noOrder: '注文なし',
  order: (number) => `#${number}`,
};
