import type { Words } from '#languages/kit/words.ts';
import type { orderColumnsCopy as english } from '#web/blocks/order-columns/order-columns-copy.ts';

export const orderColumnsCopy: Words<typeof english> = {
  number: '注文',
  date: '日付',
  status: 'ステータス',
  customer: '顧客',
  email: 'メール',
  items: '商品',
  payment: '決済',
  total: '合計',
  order: (number) => `#${number}`,
  noCustomer: '顧客なし',
  noEmail: 'メールなし',
  noPayment: '決済なし',
};
