import type { RULE_NAMES as english } from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  avs_verification: 'AVS-Abweichung',
  international_ip_address: 'IP-Adresse im Ausland',
  ip_address_mismatch: 'IP-Abweichung',
  address_mismatch: 'Adressabweichung',
  purchase_price_threshold: 'Kaufpreis',
  order_items_threshold: 'Anzahl der Artikel',
};
