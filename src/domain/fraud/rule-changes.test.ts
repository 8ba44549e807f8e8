import { expect, test } from 'vitest';
import { changedRules, inForce, previewableRules } from './rule-changes.ts';
import { defaultRuleSettings, type RuleContext, type RuleSettings } from './rule-settings.ts';

const context: RuleContext = {
  isReviewActive: true,
  declineOnAvsFailure: false,
  storeCurrency: 'usd',
  sellingCountries: { mode: 'specific', countries: ['US'] },
};
const everywhere: RuleContext = { ...context, sellingCountries: { mode: 'all', countries: [] } };
const elsewhere: RuleContext = {
  ...context,
  sellingCountries: { mode: 'specific', countries: ['US', 'CA'] },
};
const off = defaultRuleSettings(context);
const on = { enabled: true, block: true };
const countries: RuleSettings = { ...off, international_ip_address: on };

test.each<[string, RuleSettings, RuleContext, RuleSettings, RuleContext, readonly string[]]>([
  ['nothing', off, context, off, context, []],
  ['switched on', off, context, { ...off, address_mismatch: on }, context, ['address_mismatch']],
  [
    'switched on and off again',
    off,
    context,
    { ...off, address_mismatch: { ...off.address_mismatch, enabled: false } },
    context,
    [],
  ],
  [
    'a limit typed while off is an edit, too',
    off,
    context,
    { ...off, order_items_threshold: { ...off.order_items_threshold, max_items: 3 } },
    context,
    ['order_items_threshold'],
  ],
  [
    'other selling locations, filter on',
    countries,
    context,
    countries,
    elsewhere,
    ['international_ip_address'],
  ],
  ['other selling locations, filter off', off, context, off, elsewhere, []],
])('changes: %s', (_, before, beforeContext, after, afterContext, expected) => {
  expect(
    changedRules({ settings: before, context: beforeContext }, { settings: after, context: afterContext }),
  ).toEqual(expected);
});

test('selling everywhere leaves no country to screen', () => {
  expect(inForce(countries, everywhere).international_ip_address.enabled).toBe(false);
  expect(inForce(countries, context)).toBe(countries);
  expect(previewableRules(countries, everywhere)).toEqual([]);
});

test('a range without a limit asks nothing of history', () => {
  const unset = { ...off, order_items_threshold: { ...on, min_items: null, max_items: null } };
  expect(previewableRules(unset, context)).toEqual([]);
  expect(
    previewableRules({ ...unset, order_items_threshold: { ...on, min_items: 2, max_items: null } }, context),
  ).toHaveLength(1);
});
