import { evaluateRules, type OrderFacts } from '#domain/fraud/evaluate-rules.ts';
import { avsMismatch, factsOf } from '#domain/fraud/order-facts.ts';
import type { RuleOutcome, SavedRule } from '#domain/fraud/saved-rule.ts';
import { assert } from '#domain/shared/assert.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { CardDetails } from '#provider/payment-details.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { type Day, dayOf } from '#provider/simulator/facts/calendar.ts';
import { convert } from '#provider/simulator/facts/exchange-rates.ts';
import { numberedRandom, type Random } from '#provider/simulator/facts/seeded-random.ts';
import { addressBy } from './addresses.ts';
import { COUNTRIES, type Country } from './countries.ts';
import type { Origin } from './order-origin.ts';
import type { Sale, Till } from './sale.ts';
import { type ArrangedRule, shopRules, UNSERVED } from './shop-rules.ts';

/** An order as the rules see it: some of it is as chance had it, some was made so that the right rules fire. */
type Seen = Readonly<{ sale: Sale; origin: Origin }>;
export type Screened = Seen & Readonly<{ screening: NonNullable<Charge['screening']> }>;

type Checks = NonNullable<CardDetails['checks']>;
const withChecks = ({ sale, origin }: Seen, change: (checks: Checks) => Partial<Checks>): Seen => {
  const { details } = sale.wallet;
  if (!details.card?.checks) return { sale, origin };
  const checks = { ...details.card.checks, ...change(details.card.checks) };
  return {
    sale: { ...sale, wallet: { ...sale.wallet, details: { ...details, card: { ...details.card, checks } } } },
    origin,
  };
};
const withOrigin = ({ sale, origin }: Seen, change: Partial<Origin>): Seen => ({
  sale,
  origin: { ...origin, ...change },
});
const passed = (result: Checks['cvc_check']) => (result === 'fail' ? 'pass' : result);
const otherCountry = ({ sale }: Seen, random: Random): Country =>
  random.pick(COUNTRIES.filter(({ code }) => code !== sale.customer.country.code));
const home = (seen: Seen): Seen => withOrigin(seen, { ip_country: seen.sale.customer.country.code });

/** How an order comes to fire a rule, and how it comes not to. */
const ARRANGE: Readonly<
  Record<ArrangedRule, Readonly<{ fire: (seen: Seen, random: Random) => Seen; calm: (seen: Seen) => Seen }>>
> = {
  avs_verification: {
    fire: (seen) => withChecks(seen, () => ({ address_postal_code_check: 'fail' })),
    calm: (seen) =>
      withChecks(seen, ({ address_line1_check, address_postal_code_check }) => ({
        address_line1_check: passed(address_line1_check),
        address_postal_code_check: passed(address_postal_code_check),
      })),
  },
  address_mismatch: {
    fire: (seen, random) => {
      const { name } = seen.sale.customer;
      return withOrigin(seen, { shipping: addressBy(random, { name, country: otherCountry(seen, random) }) });
    },
    calm: (seen) => withOrigin(seen, { shipping: null }),
  },
  ip_address_mismatch: {
    fire: (seen, random) => withOrigin(seen, { ip_country: otherCountry(seen, random).code }),
    calm: home,
  },
  international_ip_address: {
    fire: (seen, random) => withOrigin(seen, { ip_country: random.pick(UNSERVED) }),
    calm: home,
  },
};
const isArranged = (key: string): key is ArrangedRule => Object.hasOwn(ARRANGE, key);

const randomOf = numberedRandom('screening');
/** Whoever is conspicuous in one way often is in another. */
const SECOND_RULE_SHARE = 0.3;

export type ScreenOrder = (seen: Seen, order_id: number, at: EpochSeconds, wanted: RuleOutcome) => Screened;

/**
 * Has the shop's own rules look at an order, after making it one of the wanted outcome: what is recorded is what they
 * really say of it. One whose basket alone is held for review cannot pass for allowed.
 */
export function screenWith({ rateOn }: Pick<Till, 'rateOn'>, storeCurrency: string): ScreenOrder {
  const rulesOn = shopRules(storeCurrency);

  const factsOn = (day: Day, { sale, origin }: Seen): OrderFacts => {
    const { amount, currency, basket, customer, wallet } = sale;
    return factsOf({
      // Exchanged already, unless the shop also holds the customer's currency.
      total: currency === storeCurrency ? amount : convert(amount, rateOn(currency, storeCurrency, day)),
      currency: storeCurrency,
      items: basket.lines,
      billing: customer.address,
      shipping: origin.shipping,
      ip_country: origin.ip_country,
      avs_mismatch: avsMismatch(wallet.details.card?.checks ?? null),
    });
  };

  return (seen, order_id, at, wanted) => {
    const day = dayOf(at);
    const rules = rulesOn(day);
    let arranged = seen;
    let found = evaluateRules(rules, factsOn(day, seen));
    for (const key of Object.keys(found.fired)) if (isArranged(key)) arranged = ARRANGE[key].calm(arranged);
    if (wanted !== 'allow') {
      const random = randomOf(order_id);
      const keys = keysFor(rules, wanted);
      arranged = ARRANGE[random.pick(keys)].fire(arranged, random);
      if (random.chance(SECOND_RULE_SHARE)) arranged = ARRANGE[random.pick(keys)].fire(arranged, random);
    }
    if (arranged !== seen) found = evaluateRules(rules, factsOn(day, arranged));
    assert(wanted === 'allow' || found.outcome === wanted, `order ${order_id} is one to ${wanted}`);
    return { ...arranged, screening: { outcome: found.outcome, ruleset_results: found.fired } };
  };
}

const keysFor = (rules: readonly SavedRule[], outcome: RuleOutcome): readonly ArrangedRule[] =>
  rules.flatMap((rule) => (rule.outcome === outcome && isArranged(rule.key) ? [rule.key] : []));
