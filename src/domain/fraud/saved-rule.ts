import { isOneOf } from '../shared/one-of.ts';
/** The store's own filters, in the order their cards stand on the page. */
export const RULE_KEYS = [
  'avs_verification',
  'international_ip_address',
  'ip_address_mismatch',
  'address_mismatch',
  'purchase_price_threshold',
  'order_items_threshold',
] as const;
export type RuleKey = (typeof RULE_KEYS)[number];

/** What becomes of an order: the strictest rule that fired decides. */
export type RuleOutcome = 'allow' | 'review' | 'block';

export const CHECK_KEYS = [
  'avs_mismatch',
  'billing_shipping_address_same',
  'ip_country',
  'ip_billing_country_same',
  'item_count',
  'order_total',
] as const;
export type CheckKey = (typeof CHECK_KEYS)[number];

export const CONDITION_OPERATORS = [
  'equals',
  'not_equals',
  'greater_or_equal',
  'greater_than',
  'less_or_equal',
  'less_than',
  'in',
  'not_in',
] as const;
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];

export type Condition = Readonly<{
  key: CheckKey;
  operator: ConditionOperator;
  value: string | number | boolean;
}>;
export type ConditionGroup = Readonly<{ operator: 'and' | 'or'; checks: readonly Check[] }>;
export type Check = Condition | ConditionGroup;

/** A rule as it is kept. Only enabled rules are in the list. */
export type SavedRule = Readonly<{ key: RuleKey; outcome: Exclude<RuleOutcome, 'allow'>; check: Check }>;

/** By its operator, as `isCheck` reads it: whatever else was sent along with a condition makes no group of it. */
export const isGroup = (check: Check): check is ConditionGroup =>
  check.operator === 'and' || check.operator === 'or';

/** Groups inside groups beyond this depth are no rule of ours. */
export const DEPTH_MAX = 4;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isCheck(value: unknown, depth = 0): value is Check {
  if (!isRecord(value) || depth > DEPTH_MAX) return false;
  if (isOneOf(['and', 'or'], value.operator)) {
    const { checks } = value;
    return Array.isArray(checks) && checks.length > 0 && checks.every((inner) => isCheck(inner, depth + 1));
  }
  return (
    isOneOf(CHECK_KEYS, value.key) &&
    isOneOf(CONDITION_OPERATORS, value.operator) &&
    ['string', 'number', 'boolean'].includes(typeof value.value)
  );
}

const isSavedRule = (value: unknown): value is SavedRule =>
  isRecord(value) &&
  isOneOf(RULE_KEYS, value.key) &&
  isOneOf(['review', 'block'], value.outcome) &&
  isCheck(value.check);

/** The list as it came from storage or over the wire, or nothing where it is no list of rules. A rule stands in it once. */
export function readSavedRules(value: unknown): readonly SavedRule[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const rules = value.filter(isSavedRule);
  const isWhole = rules.length === value.length && new Set(rules.map(({ key }) => key)).size === rules.length;
  return isWhole ? rules : undefined;
}
