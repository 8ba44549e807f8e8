import type { RULE_NAMES as english } from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  avs_verification: 'Non-concordance AVS',
  international_ip_address: 'Adresse IP internationale',
  ip_address_mismatch: 'Adresse IP non concordante',
  address_mismatch: 'Adresses différentes',
  purchase_price_threshold: 'Prix d’achat',
  order_items_threshold: 'Nombre d’articles',
};
