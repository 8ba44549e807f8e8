import type { RULE_NAMES as english } from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  avs_verification: 'AVSの不一致',
  international_ip_address: '海外のIPアドレス',
  ip_address_mismatch: 'IPアドレスの不一致',
  address_mismatch: '住所の不一致',
  purchase_price_threshold: '購入金額',
  order_items_threshold: '注文の商品数',
};
