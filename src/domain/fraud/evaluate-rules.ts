import { unreachable } from '../shared/assert.ts';
import type { Money } from '../shared/money.ts';
import { compareWithBound, readPriceBound } from './price-threshold.ts';
import {
  type Check,
  type Condition,
  type ConditionOperator,
  isGroup,
  type RuleKey,
  type RuleOutcome,
  type SavedRule,
} from './saved-rule.ts';

/** What is known of an order when it is paid. Null means that nobody knows, and what nobody knows fires no rule. */
export type OrderFacts = Readonly<{
  avs_mismatch: boolean | null;
  billing_shipping_address_same: boolean | null;
  ip_country: string | null;
  ip_billing_country_same: boolean | null;
  item_count: number;
  /** In the store's currency, which is the currency of the rules. */
  order_total: Money;
}>;

export type Screening = Readonly<{
  outcome: RuleOutcome;
  fired: Readonly<Partial<Record<RuleKey, Exclude<RuleOutcome, 'allow'>>>>;
}>;

/** Runs every rule, so that the merchant sees all that fired; a block outweighs a review. */
export function evaluateRules(rules: readonly SavedRule[], facts: OrderFacts): Screening {
  const fired = rules.filter(({ check }) => holds(check, facts));
  const outcome = fired.some((rule) => rule.outcome === 'block')
    ? 'block'
    : fired.length > 0
      ? 'review'
      : 'allow';
  return { outcome, fired: Object.fromEntries(fired.map((rule) => [rule.key, rule.outcome])) };
}

function holds(check: Check, facts: OrderFacts): boolean {
  if (!isGroup(check)) return conditionHolds(check, facts);
  return check.operator === 'and'
    ? check.checks.every((inner) => holds(inner, facts))
    : check.checks.some((inner) => holds(inner, facts));
}

function conditionHolds({ key, operator, value }: Condition, facts: OrderFacts): boolean {
  switch (key) {
    case 'avs_mismatch':
    case 'billing_shipping_address_same':
    case 'ip_billing_country_same': {
      const fact = facts[key];
      if (fact === null) return false;
      return operator === 'equals' ? fact === value : operator === 'not_equals' && fact !== value;
    }
    case 'ip_country':
      return facts.ip_country !== null && isListed(operator, facts.ip_country.toLowerCase(), String(value));
    case 'item_count':
      return typeof value === 'number' && stands(operator, facts.item_count - value);
    case 'order_total': {
      const bound = readPriceBound(value);
      const difference = bound && compareWithBound(facts.order_total, bound);
      return difference !== undefined && stands(operator, difference);
    }
    default:
      return unreachable(key);
  }
}

const isListed = (operator: ConditionOperator, country: string, list: string): boolean => {
  const isIn = list.toLowerCase().split('|').includes(country);
  return operator === 'in' || operator === 'equals'
    ? isIn
    : (operator === 'not_in' || operator === 'not_equals') && !isIn;
};

/** Whether a difference, fact less bound, stands to zero as the operator says. */
function stands(operator: ConditionOperator, difference: number): boolean {
  switch (operator) {
    case 'equals':
      return difference === 0;
    case 'not_equals':
      return difference !== 0;
    case 'greater_than':
      return difference > 0;
    case 'greater_or_equal':
      return difference >= 0;
    case 'less_than':
      return difference < 0;
    case 'less_or_equal':
      return difference <= 0;
    case 'in':
    case 'not_in':
      return false;
    default:
      return unreachable(operator);
  }
}
