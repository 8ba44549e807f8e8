import { RULE_KEYS, type RuleKey } from './saved-rule.ts';

export type SimpleRuleSettings = Readonly<{ enabled: boolean; block: boolean }>;
/** Bounds a merchant left blank are null: no limit on that side. */
export type ItemsRuleSettings = SimpleRuleSettings &
  Readonly<{ min_items: number | null; max_items: number | null }>;
/** Amounts in whole units of the store's currency, as a merchant types them: 19.99. */
export type PriceRuleSettings = SimpleRuleSettings &
  Readonly<{ min_amount: number | null; max_amount: number | null }>;

/** The advanced page as its form holds it. */
export type RuleSettings = Readonly<{
  avs_verification: SimpleRuleSettings;
  international_ip_address: SimpleRuleSettings;
  ip_address_mismatch: SimpleRuleSettings;
  address_mismatch: SimpleRuleSettings;
  purchase_price_threshold: PriceRuleSettings;
  order_items_threshold: ItemsRuleSettings;
}>;

/** What of the store and the account the rules depend on. */
export type RuleContext = Readonly<{
  isReviewActive: boolean;
  declineOnAvsFailure: boolean;
  storeCurrency: string;
  sellingCountries: Readonly<{ mode: 'all' | 'all_except' | 'specific'; countries: readonly string[] }>;
}>;

/** Orders are held for review only where that feature is on; elsewhere a filter blocks, whatever was chosen before. */
export const blocks = (wanted: boolean, { isReviewActive }: Pick<RuleContext, 'isReviewActive'>): boolean =>
  wanted || !isReviewActive;

/** Every filter off; a filter switched on blocks, unless orders can be held for review. */
export function defaultRuleSettings(
  context: Pick<RuleContext, 'isReviewActive' | 'declineOnAvsFailure'>,
): RuleSettings {
  const off: SimpleRuleSettings = { enabled: false, block: blocks(false, context) };
  const { declineOnAvsFailure } = context;
  return {
    avs_verification: { enabled: declineOnAvsFailure, block: blocks(declineOnAvsFailure, context) },
    international_ip_address: off,
    ip_address_mismatch: off,
    address_mismatch: off,
    purchase_price_threshold: { ...off, min_amount: null, max_amount: null },
    order_items_threshold: { ...off, min_items: null, max_items: null },
  };
}

export const enabledRules = (settings: RuleSettings): readonly RuleKey[] =>
  RULE_KEYS.filter((key) => settings[key].enabled);

/** Blank, zero and what is no number all mean that no limit was set. */
export const boundOf = (value: number | null): number | undefined =>
  value === null || !Number.isFinite(value) || value === 0 ? undefined : value;
