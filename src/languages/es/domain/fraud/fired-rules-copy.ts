import type { firedRuleLabel as english } from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english> = {
  avs_verification: 'La comprobación de la dirección (AVS) no coincidió',
  address_mismatch: 'La dirección de envío es distinta de la de facturación',
  international_ip_address: 'El país de la IP no es uno de los países a los que vendes',
  ip_address_mismatch: 'El origen del pedido es distinto del país de facturación',
  order_items_threshold: 'El número de artículos está fuera del rango que fijaste',
  purchase_price_threshold: 'El precio de compra está fuera del rango que fijaste',
};
