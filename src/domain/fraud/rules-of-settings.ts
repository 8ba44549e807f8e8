import { readPriceBound, writePriceBound } from './price-threshold.ts';
import {
  blocks,
  boundOf,
  defaultRuleSettings,
  enabledRules,
  type RuleContext,
  type RuleSettings,
} from './rule-settings.ts';
import {
  type Check,
  type CheckKey,
  type Condition,
  isGroup,
  type RuleKey,
  type SavedRule,
} from './saved-rule.ts';

/** The list that is kept: one rule for each filter that is switched on. */
export const rulesOfSettings = (settings: RuleSettings, context: RuleContext): readonly SavedRule[] =>
  enabledRules(settings).map((key) => ({
    key,
    outcome: blocks(settings[key].block, context) ? 'block' : 'review',
    check: checkOf(key, settings, context),
  }));

function checkOf(key: RuleKey, settings: RuleSettings, context: RuleContext): Check {
  switch (key) {
    case 'avs_verification':
      return { key: 'avs_mismatch', operator: 'equals', value: true };
    case 'address_mismatch':
      return { key: 'billing_shipping_address_same', operator: 'equals', value: false };
    case 'ip_address_mismatch':
      return { key: 'ip_billing_country_same', operator: 'equals', value: false };
    case 'international_ip_address':
      return countryCheck(context.sellingCountries);
    case 'order_items_threshold': {
      const { min_items, max_items } = settings.order_items_threshold;
      return rangeCheck('item_count', boundOf(min_items), boundOf(max_items));
    }
    case 'purchase_price_threshold': {
      const { min_amount, max_amount } = settings.purchase_price_threshold;
      const bound = (amount: number | null) => {
        const value = boundOf(amount);
        return value === undefined ? undefined : writePriceBound(value, context.storeCurrency);
      };
      return rangeCheck('order_total', bound(min_amount), bound(max_amount));
    }
  }
}

function countryCheck({ mode, countries }: RuleContext['sellingCountries']): Condition {
  const value = mode === 'all' ? '' : countries.join('|').toLowerCase();
  return { key: 'ip_country', operator: mode === 'specific' ? 'not_in' : 'in', value };
}

function rangeCheck(
  key: CheckKey,
  min: string | number | undefined,
  max: string | number | undefined,
): Check {
  const conditions: Condition[] = [];
  if (min !== undefined) conditions.push({ key, operator: 'less_than', value: min });
  if (max !== undefined) conditions.push({ key, operator: 'greater_than', value: max });
  const [only, second] = conditions;
  return only && !second ? only : { operator: 'or', checks: conditions };
}

/** The form for a kept list. A rule that is absent shows its defaults; a bound that is absent is blank. */
export function settingsOfRules(
  rules: readonly SavedRule[],
  context: Pick<RuleContext, 'isReviewActive' | 'declineOnAvsFailure'>,
): RuleSettings {
  const defaults = defaultRuleSettings(context);
  const saved = new Map(rules.map((rule) => [rule.key, rule]));
  const simple = (key: RuleKey) => {
    const rule = saved.get(key);
    const { enabled, block } = defaults[key];
    return rule ? { enabled: true, block: blocks(rule.outcome === 'block', context) } : { enabled, block };
  };
  const bounds = (key: RuleKey) => {
    const check = saved.get(key)?.check;
    return { min: check && findBound(check, 'less_than'), max: check && findBound(check, 'greater_than') };
  };
  const items = bounds('order_items_threshold');
  const price = bounds('purchase_price_threshold');
  return {
    avs_verification: simple('avs_verification'),
    international_ip_address: simple('international_ip_address'),
    ip_address_mismatch: simple('ip_address_mismatch'),
    address_mismatch: simple('address_mismatch'),
    purchase_price_threshold: {
      ...simple('purchase_price_threshold'),
      min_amount: wholeUnits(price.min),
      max_amount: wholeUnits(price.max),
    },
    order_items_threshold: {
      ...simple('order_items_threshold'),
      min_items: count(items.min),
      max_items: count(items.max),
    },
  };
}

/** Looks through groups, however they are nested. */
function findBound(check: Check, operator: Condition['operator']): Condition['value'] | undefined {
  if (!isGroup(check)) return check.operator === operator ? check.value : undefined;
  for (const inner of check.checks) {
    const found = findBound(inner, operator);
    if (found !== undefined) return found;
  }
  return undefined;
}

const count = (value: Condition['value'] | undefined): number | null =>
  typeof value === 'number' ? value : null;

function wholeUnits(value: Condition['value'] | undefined): number | null {
  const bound = readPriceBound(value);
  return bound ? bound.hundredths / 100 : null;
}
