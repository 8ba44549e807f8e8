import { spoken } from '../shared/spoken.ts';
import type { RuleKey } from './saved-rule.ts';

/** What each rule is called wherever it is told that it held or blocked a payment. */
export const RULE_NAMES = spoken('domain/fraud/rule-names-copy#RULE_NAMES', {
  avs_verification: 'AVS mismatch',
  international_ip_address: 'International IP address',
  ip_address_mismatch: 'IP address mismatch',
  address_mismatch: 'Address mismatch',
  purchase_price_threshold: 'Purchase price',
  order_items_threshold: 'Order items',
} as const satisfies Record<RuleKey, string>);
