import type { RuleContext, RuleSettings } from './rule-settings.ts';
import { rulesOfSettings } from './rules-of-settings.ts';
import { isGroup, RULE_KEYS, type RuleKey, type SavedRule } from './saved-rule.ts';

/** What may be asked of history while the form is still being filled in: a range without a limit means nothing yet. */
export const previewableRules = (settings: RuleSettings, context: RuleContext): readonly SavedRule[] =>
  rulesOfSettings(inForce(settings, context), context).filter(
    ({ check }) => !isGroup(check) || check.checks.length > 0,
  );

/** A store that sells everywhere has no country to screen, whatever its form remembers. */
export const inForce = (settings: RuleSettings, { sellingCountries }: RuleContext): RuleSettings =>
  sellingCountries.mode === 'all'
    ? {
        ...settings,
        international_ip_address: { ...settings.international_ip_address, enabled: false },
      }
    : settings;

type Page = Readonly<{ settings: RuleSettings; context: RuleContext }>;

/** The filters that saving would change: what was edited, and what the store's selling locations made different. */
export function changedRules(before: Page, after: Page): readonly RuleKey[] {
  const [kept, wanted] = [before, after].map(({ settings, context }) => textsOf(settings, context));
  return RULE_KEYS.filter((key) => kept?.[key] !== wanted?.[key]);
}

/** Each filter as text: the rule it would be saved as, and how its form stands while it is off. */
function textsOf(settings: RuleSettings, context: RuleContext): Readonly<Record<string, string>> {
  const saved = new Map(previewableRules(settings, context).map((rule) => [rule.key, rule]));
  return Object.fromEntries(
    RULE_KEYS.map((key) => [key, JSON.stringify([saved.get(key) ?? null, settings[key]])]),
  );
}
