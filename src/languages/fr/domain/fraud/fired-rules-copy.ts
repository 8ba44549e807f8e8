import type { firedRuleLabel as english } from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english> = {
  avs_verification: 'L’adresse ne concorde pas (contrôle AVS)',
  address_mismatch: 'L’adresse de livraison diffère de l’adresse de facturation',
  international_ip_address: 'Le pays de l’adresse IP n’est pas un pays où vous vendez',
  ip_address_mismatch: 'L’origine de la commande diffère du pays de facturation',
  order_items_threshold: 'Le nombre d’articles sort de la fourchette que vous avez fixée',
  purchase_price_threshold: 'Le prix d’achat sort de la fourchette que vous avez fixée',
};
