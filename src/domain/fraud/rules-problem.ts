import { isOneOf } from '../shared/one-of.ts';
import { readPriceBound } from './price-threshold.ts';
import { rulesProblemCopy as copy } from './rules-problem-copy.ts';
import { DEPTH_MAX, isRecord, RULE_KEYS, type RuleKey } from './saved-rule.ts';

const NO_RULES = 'Expected a list of fraud rules';

/**
 * Why a list of rules cannot be saved, in the words of the specification where it has some; undefined when it can.
 * Only what the page itself could have built is taken: whatever else is stored, the page could not show.
 */
export function rulesProblem(list: readonly unknown[]): string | undefined {
  const seen = new Set<unknown>();
  for (const rule of list) {
    if (!isExactly(rule, ['key', 'outcome', 'check']) || seen.has(rule.key)) return NO_RULES;
    seen.add(rule.key);
    if (!isOneOf(RULE_KEYS, rule.key) || !isOneOf(['review', 'block'], rule.outcome)) return NO_RULES;
    const problem = checkProblem(rule.key, rule.check);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isExactly = (value: unknown, names: readonly string[]): value is Fields =>
  isRecord(value) &&
  Object.keys(value).length === names.length &&
  names.every((name) => Object.hasOwn(value, name));

const isCondition = (value: unknown): value is Fields => isExactly(value, ['key', 'operator', 'value']);

function checkProblem(key: RuleKey, check: unknown): string | undefined {
  switch (key) {
    case 'avs_verification':
      return isSaying(check, 'avs_mismatch', true) ? undefined : copy.otherCheck(key);
    case 'address_mismatch':
      return isSaying(check, 'billing_shipping_address_same', false) ? undefined : copy.otherCheck(key);
    case 'ip_address_mismatch':
      return isSaying(check, 'ip_billing_country_same', false) ? undefined : copy.otherCheck(key);
    case 'international_ip_address':
      return isAboutCountries(check) ? undefined : copy.otherCheck(key);
    case 'purchase_price_threshold':
      return thresholdProblem(key, check, { about: 'order_total', boundOf: priceOf });
    case 'order_items_threshold':
      return thresholdProblem(key, check, { about: 'item_count', boundOf: countOf });
  }
}

const isSaying = (check: unknown, about: string, value: boolean): boolean =>
  isCondition(check) && check.key === about && check.operator === 'equals' && check.value === value;

/** Two letters each, in lower case; none at all where a store sells everywhere. */
const COUNTRIES = /^(?:[a-z]{2}(?:\|[a-z]{2})*)?$/;
const isAboutCountries = (check: unknown): boolean =>
  isCondition(check) &&
  check.key === 'ip_country' &&
  isOneOf(['in', 'not_in'], check.operator) &&
  typeof check.value === 'string' &&
  COUNTRIES.test(check.value);

/** A limit, and what it is counted in: two limits can only be compared in one unit. */
type Bound = Readonly<{ value: number; unit: string }>;
type Threshold = Readonly<{ about: string; boundOf: (value: unknown) => Bound | undefined }>;

const countOf = (value: unknown): Bound | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 1 ? { value: Number(value), unit: 'items' } : undefined;

function priceOf(value: unknown): Bound | undefined {
  const price = readPriceBound(value);
  return price && price.hundredths >= 1 ? { value: price.hundredths, unit: price.currency } : undefined;
}

/** Fires below the minimum or above the maximum. Equal limits are refused too: nothing but one number would pass. */
function thresholdProblem(
  key: 'purchase_price_threshold' | 'order_items_threshold',
  check: unknown,
  { about, boundOf }: Threshold,
): string | undefined {
  const bounds = new Map<unknown, Bound>();
  for (const condition of alternativesOf(check) ?? [undefined]) {
    const bound = condition?.key === about ? boundOf(condition.value) : undefined;
    const isKnown = isOneOf(['less_than', 'greater_than'], condition?.operator);
    if (!bound || !isKnown || bounds.has(condition?.operator)) return copy.otherCheck(key);
    bounds.set(condition?.operator, bound);
  }
  const [min, max] = [bounds.get('less_than'), bounds.get('greater_than')];
  if (!min && !max) return copy[key].unset;
  if (!min || !max) return undefined;
  if (min.unit !== max.unit) return copy.otherCheck(key);
  return max.value <= min.value ? copy[key].reversed : undefined;
}

/** The conditions of which one is enough, however their groups are nested; nothing where something else stands. */
function alternativesOf(check: unknown, depth = 0): readonly Fields[] | undefined {
  if (depth > DEPTH_MAX) return undefined;
  if (isCondition(check)) return [check];
  if (!isExactly(check, ['operator', 'checks']) || check.operator !== 'or') return undefined;
  const { checks } = check;
  // A filter without any limit is a whole empty group; inside another one it says nothing.
  if (!Array.isArray(checks) || (checks.length === 0 && depth > 0)) return undefined;
  const inside = checks.map((inner: unknown) => alternativesOf(inner, depth + 1));
  return inside.every((conditions) => conditions !== undefined) ? inside.flat() : undefined;
}
