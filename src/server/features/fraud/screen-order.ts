import { evaluateRules } from '#domain/fraud/evaluate-rules.ts';
import { factsOf, type ScreenedOrder } from '#domain/fraud/order-facts.ts';
import { readPriceBound } from '#domain/fraud/price-threshold.ts';
import { type Check, type Condition, isGroup, type SavedRule } from '#domain/fraud/saved-rule.ts';
import { convertPrice } from '#domain/settings/currency-price.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { currentRates } from '../multi-currency/rates-repository.ts';
import { readDecided } from '../settings/settings-repository.ts';

/** What the store's own filters say of an order that is paid in a currency: its outcome, and which of them fired. */
export async function readScreening(deps: Pick<Deps, 'db' | 'provider' | 'log'>, currency: string) {
  const rules = await readFraudRules(deps.db);
  const inRules = await readPriceConversion(deps, rules, currency);
  return (order: ScreenedOrder) => {
    const facts = factsOf(order);
    const { outcome, fired } = evaluateRules(rules, { ...facts, order_total: inRules(facts.order_total) });
    return { outcome, ruleset_results: fired };
  };
}

/**
 * The store's own filters that are in force: at the basic level none, though the list is kept for whoever returns to the
 * advanced one. A list that cannot be read stops nobody from buying.
 */
export async function readFraudRules(db: Database): Promise<readonly SavedRule[]> {
  const { current_protection_level: level, advanced_fraud_protection_settings: rules } =
    await readDecided(db);
  return level === 'advanced' && rules !== 'error' ? rules : [];
}

/** The currency that the rules name a price in; without such a rule there is none. */
const priceCurrencyOf = (rules: readonly SavedRule[]): string | undefined =>
  rules
    .flatMap(({ check }) => conditionsOf(check))
    .flatMap(({ value }) => readPriceBound(value)?.currency ?? [])[0];

const conditionsOf = (check: Check): readonly Condition[] =>
  isGroup(check) ? check.checks.flatMap(conditionsOf) : [check];

/**
 * Turns a total into the currency the rules name prices in: paying in another currency is no way around a limit. Without a
 * rate the total stays as it is, and no price rule fires.
 */
export async function readPriceConversion(
  deps: Pick<Deps, 'db' | 'provider' | 'log'>,
  rules: readonly SavedRule[],
  from: string,
): Promise<(total: Money) => Money> {
  const to = priceCurrencyOf(rules);
  if (to === undefined || to === from) return (total) => total;
  const rates = await currentRates(deps, from).catch((error: unknown) => {
    deps.log.warn({ error, from, to }, 'A price rule could not be asked: there is no rate.');
    return undefined;
  });
  const rate = rates?.get(to)?.rate;
  return rate === undefined
    ? (total) => total
    : (total) => (total.currency === from ? convertPrice(total, to, { rate, rounding: 0, charm: 0 }) : total);
}
