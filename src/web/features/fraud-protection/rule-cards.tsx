import type { RuleContext, RuleSettings } from '#domain/fraud/rule-settings.ts';
import { RULE_KEYS, type RuleKey } from '#domain/fraud/saved-rule.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { Switch } from '#web/ui/switch.tsx';
import { CvcCard } from './cvc-card.tsx';
import { fraudProtectionCopy as copy } from './fraud-protection-copy.ts';
import { ItemLimits, PriceLimits } from './limit-fields.tsx';
import { OutcomeChoice } from './outcome-choice.tsx';
import { RuleCard } from './rule-card.tsx';
import { ScreenedCountries } from './screened-countries.tsx';

const ICONS: Readonly<Record<RuleKey, IconName>> = {
  avs_verification: 'pin',
  international_ip_address: 'globe',
  ip_address_mismatch: 'swap',
  address_mismatch: 'truck',
  purchase_price_threshold: 'loan',
  order_items_threshold: 'cart',
};

type CardsProps = Readonly<{
  settings: RuleSettings;
  context: RuleContext;
  /** The saved rule of countries no longer follows from where the store sells. */
  isCountryListOutdated: boolean;
  onChange: (settings: RuleSettings) => void;
}>;

/** The seven cards: six filters of the store's own, and the one that the account decides. */
export function RuleCards(props: CardsProps) {
  return (
    <>
      {RULE_KEYS.map((key) => (
        <FilterCard key={key} rule={key} {...props} />
      ))}
      <CvcCard />
    </>
  );
}

function FilterCard({
  rule: key,
  settings,
  context,
  isCountryListOutdated,
  onChange,
}: CardsProps & { rule: RuleKey }) {
  const rule = settings[key];
  const isCountries = key === 'international_ip_address';
  const isUseless = isCountries && context.sellingCountries.mode === 'all';
  const isOn = rule.enabled && !isUseless;
  const change = (changes: Partial<typeof rule>) =>
    onChange({ ...settings, [key]: { ...settings[key], ...changes } });
  return (
    <RuleCard
      card={key}
      icon={ICONS[key]}
      {...copy.rules[key]}
      isOn={isOn}
      end={(titleId) => (
        <Switch
          aria-labelledby={titleId}
          checked={isOn}
          disabled={isUseless}
          onChange={(enabled) => change({ enabled })}
        />
      )}
    >
      {(isOn || isUseless) && (
        <>
          {isCountries && (
            <ScreenedCountries
              selling={context.sellingCountries}
              isOn={isOn}
              block={rule.block}
              isOutdated={isCountryListOutdated}
            />
          )}
          {key === 'purchase_price_threshold' && (
            <PriceLimits
              rule={settings.purchase_price_threshold}
              onChange={(purchase_price_threshold) => onChange({ ...settings, purchase_price_threshold })}
            />
          )}
          {key === 'order_items_threshold' && (
            <ItemLimits
              rule={settings.order_items_threshold}
              onChange={(order_items_threshold) => onChange({ ...settings, order_items_threshold })}
            />
          )}
          {isOn && (
            <OutcomeChoice
              block={rule.block}
              canReview={context.isReviewActive}
              onChange={(block) => change({ block })}
            />
          )}
        </>
      )}
    </RuleCard>
  );
}
