import { defaultRuleSettings, type RuleContext } from '#domain/fraud/rule-settings.ts';
import { rulesOfSettings } from '#domain/fraud/rules-of-settings.ts';
import type { RuleKey, SavedRule } from '#domain/fraud/saved-rule.ts';
import type { Day } from '#provider/simulator/facts/calendar.ts';

/** Rules about what can be told of anybody's order; those about its price and its items are about its basket. */
export type ArrangedRule = Exclude<RuleKey, 'purchase_price_threshold' | 'order_items_threshold'>;
type Try = Readonly<Partial<Record<ArrangedRule, 'review' | 'block'>>>;

/** The shop tries its filters out, week by week. In each week something is held, and something is blocked. */
const TRIES: readonly [Try, ...Try[]] = [
  { avs_verification: 'review', address_mismatch: 'review', ip_address_mismatch: 'block' },
  { address_mismatch: 'review', ip_address_mismatch: 'review', avs_verification: 'block' },
  { ip_address_mismatch: 'review', avs_verification: 'review', international_ip_address: 'block' },
  { international_ip_address: 'review', avs_verification: 'review', address_mismatch: 'block' },
];
const TRY_DAYS = 7;

/** No parcel of this shop goes there. */
export const UNSERVED = ['GL', 'FK', 'SJ'];
/** More than this is looked at in any week. */
const ITEMS_MAX = 9;
const PRICE_MAX: Readonly<Record<string, number>> = { usd: 1200, jpy: 180_000 };

/** The rules that are in force on a day, as the product would keep them. */
export function shopRules(storeCurrency: string): (day: Day) => readonly SavedRule[] {
  const context: RuleContext = {
    isReviewActive: true,
    declineOnAvsFailure: false,
    storeCurrency,
    sellingCountries: { mode: 'all_except', countries: UNSERVED },
  };
  const always = { enabled: true, block: false };
  const sets = TRIES.map((tried) => {
    const arranged = Object.fromEntries(
      Object.entries(tried).map(([key, outcome]) => [key, { enabled: true, block: outcome === 'block' }]),
    );
    const settings = {
      ...defaultRuleSettings(context),
      ...arranged,
      purchase_price_threshold: { ...always, min_amount: null, max_amount: PRICE_MAX[storeCurrency] ?? null },
      order_items_threshold: { ...always, min_items: null, max_items: ITEMS_MAX },
    };
    return rulesOfSettings(settings, context);
  });
  return (day) => sets[Math.floor(day / TRY_DAYS) % sets.length] ?? [];
}
