import { shopRules } from '#demo/history/shop-rules.ts';
import type { WorldOrderItem } from '#demo/history/world-rows.ts';
import { evaluateRules, type Screening } from '#domain/fraud/evaluate-rules.ts';
import { avsMismatch, factsOf } from '#domain/fraud/order-facts.ts';
import type { Charge } from '#provider/provider-objects.ts';
import { dayOf } from '#provider/simulator/facts/calendar.ts';
import { convert, exchangeRates } from '#provider/simulator/facts/exchange-rates.ts';
import { type ScenarioName, scenarioOf } from '#provider/simulator/facts/scenarios.ts';
import type { Whole } from './whole-world.ts';

/** What was written down of a payment, and what the rules of its day say of its own order and its own card. */
type Looked = Readonly<{ charge: Charge['id']; kept: Charge['screening']; said: Screening }>;

/** Has the rules look again at every payment that they once looked at. */
export function lookAgain(world: Whole, scenario: ScenarioName, seed: string): readonly Looked[] {
  const [own] = scenarioOf(scenario).storeCurrencies;
  const rulesOn = shopRules(own);
  const rateOn = exchangeRates(seed);
  const orders = new Map(world.orders.map((order) => [order.number, order]));
  const items = new Map<number, WorldOrderItem[]>();
  for (const item of world.order_items) {
    const others = items.get(item.order_id);
    if (others) others.push(item);
    else items.set(item.order_id, [item]);
  }
  return world.objects.charge.flatMap(({ id, screening, created, metadata, payment_method_details }) => {
    const order = orders.get(metadata.order_id ?? '');
    if (!screening || !order) return [];
    const { total, currency, billing, shipping, ip_country } = order;
    const day = dayOf(created);
    const facts = factsOf({
      billing,
      shipping,
      ip_country,
      items: items.get(order.id) ?? [],
      total: currency === own ? total : convert(total, rateOn(currency, own, day)),
      currency: own,
      avs_mismatch: avsMismatch(payment_method_details.card?.checks ?? null),
    });
    return [{ charge: id, kept: screening, said: evaluateRules(rulesOn(day), facts) }];
  });
}

export const wronglyScreened = (looked: readonly Looked[]): readonly Looked[] =>
  looked.filter(
    ({ kept, said: { outcome, fired } }) =>
      JSON.stringify([outcome, fired]) !== JSON.stringify([kept?.outcome, kept?.ruleset_results]),
  );
