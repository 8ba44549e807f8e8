import { defaultRuleSettings, type RuleContext } from '#domain/fraud/rule-settings.ts';
import { rulesOfSettings } from '#domain/fraud/rules-of-settings.ts';
import { RULE_KEYS, type SavedRule } from '#domain/fraud/saved-rule.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { previewRules } from '#server/features/fraud/preview-rules.ts';
import { scoreRules } from '#server/features/fraud/score-rules-repository.ts';
import type { Case } from './transaction-cases.ts';

const context: RuleContext = {
  isReviewActive: true,
  declineOnAvsFailure: false,
  storeCurrency: 'usd',
  sellingCountries: { mode: 'specific', countries: ['US', 'CA', 'GB', 'DE', 'FR'] },
};
const off = defaultRuleSettings(context);
const settings = Object.assign({}, ...RULE_KEYS.map((key) => ({ [key]: { ...off[key], enabled: true } })), {
  purchase_price_threshold: { enabled: true, block: true, min_amount: 5, max_amount: 300 },
  order_items_threshold: { enabled: true, block: false, min_items: 2, max_items: 6 },
});
const everyRule: readonly SavedRule[] = rulesOfSettings(settings, context);

/** A page that recounts while somebody types must answer within a second. */
const WHILE_TYPING = { ms: 1000 };

export const fraudCases: readonly Case[] = [
  {
    name: 'fraud lab: six rules over a year',
    bar: WHILE_TYPING,
    run: (deps) => previewRules(deps, { rules: everyRule, days: 365 }),
  },
  {
    name: 'fraud lab: scorecard of all time',
    bar: WHILE_TYPING,
    run: ({ db }) => scoreRules(db, utcInstant(epochSeconds(0))),
  },
];
