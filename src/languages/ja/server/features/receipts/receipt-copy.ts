import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  title: '領収書',
  test: 'TEST：これはテストです。お金は動いていません。',
  paid: 'お支払い金額',
  refunded: 'これまでの返金額',
  left: '返金後のお支払い金額',
  order: '注文',
  number: (number) => `#${number}`,
  datePaid: 'お支払い日',
  method: 'お支払い方法',
  reference: '参照番号',
  paidBy: '宛名',
  paidTo: '発行者',
  item: (currency) => `商品（${currency}）`,
  quantity: '数量',
  amount: '金額',
  purchase: '購入',
  discount: '割引',
  shipping: '送料',
  tax: '税',
  total: (currency) => `合計 ${currency}`,
  refundOnItsWay: (amount) => `${amount}の返金を処理しています。お支払いに使われた手段に戻ります。`,
  thanks: 'ご注文ありがとうございます。',
  foot: (store, number) => `${store}、注文 #${number}の領収書`,
  footOfPayment: (store, reference) => `${store}、お支払い ${reference}の領収書`,
};
