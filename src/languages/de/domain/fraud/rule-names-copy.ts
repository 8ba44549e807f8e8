import type { RULE_NAMES as english } from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  avs_verification: 'AVS-Abweichung',
  international_ip_address: 'Ausländische IP-Adresse',
  ip_address_mismatch: 'Abweichende IP-Adresse',
  address_mismatch: 'Abweichende Adresse',
  purchase_price_threshold: 'Kaufpreis',
  order_items_threshold: 'Anzahl der Artikel',
};
