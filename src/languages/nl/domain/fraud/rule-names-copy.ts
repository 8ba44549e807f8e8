import type * as english from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english.RULE_NAMES> = {
  avs_verification: 'AVS komt niet overeen',
  international_ip_address: 'Internationaal IP-adres',
  ip_address_mismatch: 'IP-adres komt niet overeen',
  address_mismatch: 'Adressen verschillen',
  purchase_price_threshold: 'Aankoopbedrag',
  order_items_threshold: 'Artikelen per bestelling',
};
