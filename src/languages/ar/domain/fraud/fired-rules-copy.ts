import type { firedRuleLabel as english } from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english> = {
  avs_verification: 'فحص العنوان (AVS) غير مطابق',
  address_mismatch: 'عنوان الشحن يختلف عن عنوان الفوترة',
  international_ip_address: 'بلد عنوان IP ليس من بلدان البيع لديك',
  ip_address_mismatch: 'مصدر الطلب يختلف عن بلد الفوترة',
  order_items_threshold: 'عدد العناصر خارج النطاق الذي حددته',
  purchase_price_threshold: 'سعر الشراء خارج النطاق الذي حددته',
};
