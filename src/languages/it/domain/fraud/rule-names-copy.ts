import type * as english from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english.RULE_NAMES> = {
  avs_verification: 'AVS non corrispondente',
  international_ip_address: 'Indirizzo IP internazionale',
  ip_address_mismatch: 'Indirizzo IP non corrispondente',
  address_mismatch: 'Indirizzi diversi',
  purchase_price_threshold: 'Prezzo d’acquisto',
  order_items_threshold: 'Articoli dell’ordine',
};
