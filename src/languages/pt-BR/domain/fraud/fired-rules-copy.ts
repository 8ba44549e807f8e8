import type { firedRuleLabel as english } from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english> = {
  avs_verification: 'A verificação do endereço (AVS) não coincidiu',
  address_mismatch: 'O endereço de entrega é diferente do endereço de cobrança',
  international_ip_address: 'O país do IP não está entre os países para os quais você vende',
  ip_address_mismatch: 'A origem do pedido é diferente do país de cobrança',
  order_items_threshold: 'O número de itens está fora do intervalo definido',
  purchase_price_threshold: 'O preço da compra está fora do intervalo definido',
};
