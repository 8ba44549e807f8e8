import type { rulesProblemCopy as english } from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english> = {
  purchase_price_threshold: {
    unset: 'フィルター「購入金額のしきい値」に、金額の範囲を設定してください。',
    reversed: '購入金額の上限は、下限より大きくする必要があります。',
  },
  order_items_threshold: {
    unset: 'フィルター「注文の商品数のしきい値」に、商品数の範囲を設定してください。',
    reversed: 'ルール「注文の商品数のしきい値」の上限は、下限より大きくする必要があります。',
  },
  otherCheck: (key) => `「${key}」の条件は、このフィルターでは使えません。`,
};
