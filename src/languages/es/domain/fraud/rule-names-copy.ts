import type { RULE_NAMES as english } from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  avs_verification: 'El AVS no coincide',
  international_ip_address: 'Dirección IP internacional',
  ip_address_mismatch: 'La dirección IP no coincide',
  address_mismatch: 'La dirección no coincide',
  purchase_price_threshold: 'Precio de compra',
  order_items_threshold: 'Artículos del pedido',
};
