import type { firedRuleLabel as english } from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english> = {
  avs_verification: 'Adressprüfung (AVS) ergab eine Abweichung',
  address_mismatch: 'Lieferadresse weicht von der Rechnungsadresse ab',
  international_ip_address: 'Land der IP-Adresse gehört nicht zu Ihren Verkaufsländern',
  ip_address_mismatch: 'Herkunft der Bestellung weicht vom Rechnungsland ab',
  order_items_threshold: 'Anzahl der Artikel liegt außerhalb des von Ihnen gesetzten Bereichs',
  purchase_price_threshold: 'Kaufpreis liegt außerhalb des von Ihnen gesetzten Bereichs',
};
