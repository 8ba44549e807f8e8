import type { Word } from '../shared/word.ts';
import type { RuleOutcome } from './saved-rule.ts';

/** What a rule found, in words: the reason a payment was held or blocked. */
export const firedRuleLabel: Readonly<Record<string, string>> = {
  avs_verification: 'Address check (AVS) did not match',
  address_mismatch: 'Shipping country differs from billing country',
  international_ip_address: 'IP country is not among the countries you sell to',
  ip_address_mismatch: 'Order origin differs from the shipping country',
  order_items_threshold: 'Items count is outside the range you set',
  purchase_price_threshold: 'Purchase price is outside the range you set',
};

type Results = Readonly<Record<string, Word<RuleOutcome>>>;
export type FiredRule = Readonly<{ rule: string; outcome: Word<Exclude<RuleOutcome, 'allow'>> }>;

/** The rules that held or blocked a payment, blocking ones first; those it passed are not told. */
export const firedRules = (results: Results): readonly FiredRule[] =>
  Object.entries(results)
    .flatMap(([rule, outcome]) => (outcome === 'allow' ? [] : [{ rule, outcome }]))
    .sort((one, other) => Number(other.outcome === 'block') - Number(one.outcome === 'block'));

/** Whether where it goes is a part of why it was stopped. */
export const concernsShipping = (results: Results): boolean =>
  firedRules(results).some(({ rule }) => rule === 'address_mismatch' || rule === 'ip_address_mismatch');
