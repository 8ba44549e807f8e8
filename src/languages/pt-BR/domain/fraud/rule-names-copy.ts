import type { RULE_NAMES as english } from '#domain/fraud/rule-names-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const RULE_NAMES: Words<typeof english> = {
  avs_verification: 'AVS não coincide',
  international_ip_address: 'Endereço IP internacional',
  ip_address_mismatch: 'Endereço IP não coincide',
  address_mismatch: 'Endereço não coincide',
  purchase_price_threshold: 'Preço da compra',
  order_items_threshold: 'Itens do pedido',
};
