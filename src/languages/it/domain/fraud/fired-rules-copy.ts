import type * as english from '#domain/fraud/fired-rules-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const firedRuleLabel: Words<typeof english.firedRuleLabel> = {
  avs_verification: 'Il controllo dell’indirizzo (AVS) non corrisponde',
  address_mismatch: 'L’indirizzo di spedizione è diverso da quello di fatturazione',
  international_ip_address: 'Il Paese dell’IP non è tra quelli in cui vendi',
  ip_address_mismatch: 'L’origine dell’ordine è diversa dal Paese di fatturazione',
  order_items_threshold: 'Il numero di articoli è fuori dai limiti che hai impostato',
  purchase_price_threshold: 'Il prezzo d’acquisto è fuori dai limiti che hai impostato',
};
