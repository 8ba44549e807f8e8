import type { firedRuleLabel as english } from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english> = {
  avs_verification: '住所の確認（AVS）が不一致',
  address_mismatch: '配送先住所が請求先住所と異なる',
  international_ip_address: 'IPアドレスの国が販売対象外',
  ip_address_mismatch: '注文元の国が請求先の国と異なる',
  order_items_threshold: '商品数が設定した範囲外',
  purchase_price_threshold: '購入金額が設定した範囲外',
};
