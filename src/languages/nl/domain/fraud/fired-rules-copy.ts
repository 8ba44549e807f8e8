import type * as english from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english.firedRuleLabel> = {
  avs_verification: 'Adrescontrole (AVS) kwam niet overeen',
  address_mismatch: 'Verzendadres verschilt van het factuuradres',
  international_ip_address: 'IP-land hoort niet bij de landen waaraan je verkoopt',
  ip_address_mismatch: 'Herkomst van de bestelling verschilt van het factuurland',
  order_items_threshold: 'Aantal artikelen valt buiten je grenzen',
  purchase_price_threshold: 'Aankoopbedrag valt buiten je grenzen',
};
