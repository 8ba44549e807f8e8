import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../shared/money.ts';
import { evaluateRules, type OrderFacts } from './evaluate-rules.ts';
import { readPriceBound, writePriceBound } from './price-threshold.ts';
import { defaultRuleSettings, type RuleContext, type RuleSettings } from './rule-settings.ts';
import { rulesOfSettings, settingsOfRules } from './rules-of-settings.ts';
import { rulesProblem } from './rules-problem.ts';
import { type Check, isGroup, readSavedRules, type SavedRule } from './saved-rule.ts';

const context: RuleContext = {
  isReviewActive: true,
  declineOnAvsFailure: false,
  storeCurrency: 'usd',
  sellingCountries: { mode: 'specific', countries: ['US', 'CA'] },
};
const defaults = defaultRuleSettings(context);
const fine: OrderFacts = {
  avs_mismatch: false,
  billing_shipping_address_same: true,
  ip_country: 'US',
  ip_billing_country_same: true,
  item_count: 3,
  order_total: money(5_000, 'usd'),
};
const on = { enabled: true, block: true };

const outcomeOf = (settings: Partial<RuleSettings>, facts: Partial<OrderFacts>, around = context) =>
  evaluateRules(rulesOfSettings({ ...defaults, ...settings }, around), { ...fine, ...facts }).outcome;

const items = (min_items: number | null, max_items: number | null) => ({
  order_items_threshold: { ...on, min_items, max_items },
});
const price = (min_amount: number | null, max_amount: number | null) => ({
  purchase_price_threshold: { ...on, min_amount, max_amount },
});

describe('each limit, on both sides', () => {
  test.each<[string, Partial<RuleSettings>, Partial<OrderFacts>, string]>([
    ['items at the minimum', items(2, 10), { item_count: 2 }, 'allow'],
    ['items below it', items(2, 10), { item_count: 1 }, 'block'],
    ['items at the maximum', items(2, 10), { item_count: 10 }, 'allow'],
    ['items above it', items(2, 10), { item_count: 11 }, 'block'],
    ['no maximum', items(2, null), { item_count: 9_999 }, 'allow'],
    ['no minimum', items(null, 2), { item_count: 0 }, 'allow'],
    ['price at the minimum', price(10, 19.99), { order_total: money(1_000, 'usd') }, 'allow'],
    ['a cent below it', price(10, 19.99), { order_total: money(999, 'usd') }, 'block'],
    ['price at the maximum', price(10, 19.99), { order_total: money(1_999, 'usd') }, 'allow'],
    ['a cent above it', price(10, 19.99), { order_total: money(2_000, 'usd') }, 'block'],
    ['another currency has no order', price(10, 19.99), { order_total: money(1, 'eur') }, 'allow'],
    ['address check failed', { avs_verification: on }, { avs_mismatch: true }, 'block'],
    ['address check passed', { avs_verification: on }, { avs_mismatch: false }, 'allow'],
    ['address not checked', { avs_verification: on }, { avs_mismatch: null }, 'allow'],
    ['addresses differ', { address_mismatch: on }, { billing_shipping_address_same: false }, 'block'],
    ['addresses agree', { address_mismatch: on }, { billing_shipping_address_same: true }, 'allow'],
    ['countries differ', { ip_address_mismatch: on }, { ip_billing_country_same: false }, 'block'],
    ['countries agree', { ip_address_mismatch: on }, { ip_billing_country_same: true }, 'allow'],
    ['sold to', { international_ip_address: on }, { ip_country: 'CA' }, 'allow'],
    ['not sold to', { international_ip_address: on }, { ip_country: 'FR' }, 'block'],
    ['nobody knows where', { international_ip_address: on }, { ip_country: null }, 'allow'],
    ['nothing is on', {}, { ip_country: 'FR', avs_mismatch: true, item_count: 99 }, 'allow'],
  ])('%s', (_, settings, facts, expected) => {
    expect(outcomeOf(settings, facts)).toBe(expected);
  });

  test.each<[RuleContext['sellingCountries']['mode'], string, string]>([
    ['all', 'FR', 'allow'],
    ['all_except', 'US', 'block'],
    ['all_except', 'FR', 'allow'],
  ])('selling to %s, an order from %s', (mode, ip_country, expected) => {
    const around: RuleContext = { ...context, sellingCountries: { mode, countries: ['US', 'CA'] } };
    expect(outcomeOf({ international_ip_address: on }, { ip_country }, around)).toBe(expected);
  });

  test.each([
    ['jpy', 2_000, 'allow'],
    ['jpy', 2_001, 'block'],
    ['kwd', 2_000_000, 'allow'],
    ['kwd', 2_000_001, 'block'],
  ])('a bound of 2,000 whole units in %s at %d minor units', (storeCurrency, amount, expected) => {
    const around = { ...context, storeCurrency };
    expect(outcomeOf(price(null, 2_000), { order_total: money(amount, storeCurrency) }, around)).toBe(
      expected,
    );
  });
});

test('a block outweighs a review, and all that fired is told', () => {
  const rules = rulesOfSettings(
    { ...defaults, ...items(null, 2), address_mismatch: { enabled: true, block: false } },
    context,
  );
  expect(evaluateRules(rules, { ...fine, billing_shipping_address_same: false })).toEqual({
    outcome: 'block',
    fired: { address_mismatch: 'review', order_items_threshold: 'block' },
  });
  expect(evaluateRules(rules, { ...fine, item_count: 1, billing_shipping_address_same: false })).toEqual({
    outcome: 'review',
    fired: { address_mismatch: 'review' },
  });
});

describe('what cannot be saved', () => {
  const unsetPrice = 'A price range must be set for the "Purchase Price threshold" filter.';
  const reversedPrice = 'Maximum purchase price must be greater than the minimum purchase price.';
  const unsetItems = 'An item range must be set for the "Order Item Threshold" filter.';
  const reversedItems =
    'Maximum item count must be greater than the minimum item count on the "Order Item Threshold" rule.';
  test.each<[string, Partial<RuleSettings>, string | undefined]>([
    ['everything off', {}, undefined],
    ['no price', price(null, null), unsetPrice],
    ['zeros', price(0, 0), unsetPrice],
    ['not a number', price(Number.NaN, null), unsetPrice],
    ['equal prices', price(10, 10), reversedPrice],
    ['max below min', price(10, 9.99), reversedPrice],
    ['max a cent above', price(10, 10.01), undefined],
    ['max less than a cent above', price(10, 10.001), reversedPrice],
    ['only a minimum', price(10, null), undefined],
    ['no items', items(null, null), unsetItems],
    ['equal items', items(4, 4), reversedItems],
    ['one more', items(4, 5), undefined],
    [
      'off, however odd',
      { order_items_threshold: { enabled: false, block: true, min_items: 9, max_items: 1 } },
      undefined,
    ],
  ])('%s', (_, settings, expected) => {
    expect(rulesProblem(rulesOfSettings({ ...defaults, ...settings }, context))).toBe(expected);
  });
});

test('the saved form is the specified one', () => {
  const settings = {
    ...defaults,
    ...price(10, 1_000),
    international_ip_address: { enabled: true, block: false },
  };
  expect(rulesOfSettings(settings, context)).toEqual([
    {
      key: 'international_ip_address',
      outcome: 'review',
      check: { key: 'ip_country', operator: 'not_in', value: 'us|ca' },
    },
    {
      key: 'purchase_price_threshold',
      outcome: 'block',
      check: {
        operator: 'or',
        checks: [
          { key: 'order_total', operator: 'less_than', value: '1000|usd' },
          { key: 'order_total', operator: 'greater_than', value: '100000|usd' },
        ],
      },
    },
  ]);
});

test.each([
  ['review', true, 'review'],
  ['review', false, 'block'],
  ['block', true, 'block'],
  ['block', false, 'block'],
] as const)('kept as %s, with the review feature on: %s, it is %s', (outcome, isReviewActive, expected) => {
  const around = { ...context, isReviewActive };
  const kept: SavedRule = { ...rule, outcome };
  const read = settingsOfRules([kept], around);
  expect(read.avs_verification).toEqual({ enabled: true, block: expected === 'block' });
  const asChosen = { ...read, avs_verification: { enabled: true, block: outcome === 'block' } };
  expect(rulesOfSettings(asChosen, around)).toEqual([{ ...rule, outcome: expected }]);
});

test('settings survive being saved and read back', () => {
  const bound = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });
  const simple = fc.record({ enabled: fc.constant(true), block: fc.boolean() });
  const settings: fc.Arbitrary<RuleSettings> = fc.record({
    avs_verification: simple,
    international_ip_address: simple,
    ip_address_mismatch: simple,
    address_mismatch: simple,
    purchase_price_threshold: fc
      .tuple(simple, bound, bound)
      .filter(([, min, max]) => min !== null || max !== null)
      .map(([base, min, max]) => ({
        ...base,
        min_amount: min === null ? null : min / 100,
        max_amount: max === null ? null : max / 100,
      })),
    order_items_threshold: fc
      .tuple(simple, bound, bound)
      .filter(([, min, max]) => min !== null || max !== null)
      .map(([base, min_items, max_items]) => ({ ...base, min_items, max_items })),
  });
  fc.assert(
    fc.property(settings, (given) => {
      const stored: unknown = JSON.parse(JSON.stringify(rulesOfSettings(given, context)));
      expect(settingsOfRules(readSavedRules(stored) ?? [], context)).toEqual(given);
    }),
  );
});

test('defaults: off, and the address check follows the account', () => {
  expect(settingsOfRules([], { isReviewActive: false, declineOnAvsFailure: true })).toMatchObject({
    avs_verification: { enabled: true, block: true },
    address_mismatch: { enabled: false, block: true },
  });
  expect(settingsOfRules([], { isReviewActive: false, declineOnAvsFailure: false })).toMatchObject({
    avs_verification: { enabled: false, block: true },
  });
  expect(settingsOfRules([], { isReviewActive: true, declineOnAvsFailure: false })).toMatchObject({
    avs_verification: { enabled: false, block: false },
    address_mismatch: { enabled: false, block: false },
  });
});

test('19.99 is 1999, for every price a till can show', () => {
  expect(writePriceBound(19.99, 'USD')).toBe('1999|usd');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(readPriceBound(writePriceBound(cents / 100, 'usd'))).toEqual({
        hundredths: cents,
        currency: 'usd',
      });
    }),
  );
});

const rule: SavedRule = {
  key: 'avs_verification',
  outcome: 'block',
  check: { key: 'avs_mismatch', operator: 'equals', value: true },
};
test.each<[string, unknown]>([
  ['the word error', 'error'],
  ['null', null],
  ['an unknown rule', [{ ...rule, key: 'moon_phase' }]],
  ['an outcome of allow', [{ ...rule, outcome: 'allow' }]],
  ['an empty group', [{ ...rule, check: { operator: 'or', checks: [] } }]],
  ['an unknown operator', [{ ...rule, check: { ...rule.check, operator: 'resembles' } }]],
  ['the same rule twice', [rule, rule]],
  ['one bad among good', [rule, 3]],
])('%s is no list of rules', (_, value) => {
  expect(readSavedRules(value)).toBeUndefined();
});

test('a condition stays one, whatever was sent along with it', () => {
  const condition = { key: 'item_count', operator: 'equals', value: 1 } as const;
  const odd = { ...condition, checks: [] } as Check;
  expect(readSavedRules([{ key: 'order_items_threshold', outcome: 'block', check: odd }])).toBeDefined();
  expect([isGroup(condition), isGroup(odd)]).toEqual([false, false]);
  expect(isGroup({ operator: 'or', checks: [condition] })).toBe(true);
});
