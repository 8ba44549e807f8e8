import type { RULE_NAMES as english } from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  avs_verification: 'عدم تطابق AVS',
  international_ip_address: 'عنوان IP دولي',
  ip_address_mismatch: 'عدم تطابق عنوان IP',
  address_mismatch: 'عدم تطابق العنوان',
  purchase_price_threshold: 'سعر الشراء',
  order_items_threshold: 'عناصر الطلب',
};
