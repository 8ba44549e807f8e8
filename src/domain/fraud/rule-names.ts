import type { RuleKey } from './saved-rule.ts';

/** What each rule is called wherever it is told that it held or blocked a payment. */
export const RULE_NAMES: Readonly<Record<RuleKey, string>> = {
  avs_verification: 'AVS mismatch',
  international_ip_address: 'International IP address',
  ip_address_mismatch: 'IP address mismatch',
  address_mismatch: 'Address mismatch',
  purchase_price_threshold: 'Purchase price',
  order_items_threshold: 'Order items',
};
