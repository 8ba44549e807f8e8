import { spoken } from '../shared/spoken.ts';

/** What a rule found, in words: the reason a payment was held or blocked. */
export const firedRuleLabel = spoken('domain/fraud/fired-rules-copy#firedRuleLabel', {
  avs_verification: 'Address check (AVS) did not match',
  address_mismatch: 'Shipping address differs from billing address',
  international_ip_address: 'IP country is not among the countries you sell to',
  ip_address_mismatch: 'Order origin differs from the billing country',
  order_items_threshold: 'Items count is outside the range you set',
  purchase_price_threshold: 'Purchase price is outside the range you set',
} as const);
