import { describe, expect, test } from 'vitest';
import { rulesProblem } from './rules-problem.ts';
import { readSavedRules } from './saved-rule.ts';

const rule = (key: string, check: unknown) => ({ key, outcome: 'block', check });
const items = (check: unknown) => rule('order_items_threshold', check);
const price = (check: unknown) => rule('purchase_price_threshold', check);
const less = (key: string, value: unknown) => ({ key, operator: 'less_than', value });
const more = (key: string, value: unknown) => ({ key, operator: 'greater_than', value });
const either = (...checks: unknown[]) => ({ operator: 'or', checks });
const itemRange = (min: unknown, max: unknown) =>
  items(either(less('item_count', min), more('item_count', max)));
const priceRange = (min: unknown, max: unknown) =>
  price(either(less('order_total', min), more('order_total', max)));
const isMismatch = { key: 'avs_mismatch', operator: 'equals', value: true };
const avs = rule('avs_verification', isMismatch);
const deep = (depth: number): unknown => (depth === 0 ? less('item_count', 2) : either(deep(depth - 1)));
const countries = (operator: string, value: unknown) =>
  rule('international_ip_address', { key: 'ip_country', operator, value });

describe('saved', () => {
  test.each<[string, unknown[]]>([
    ['nothing', []],
    ['the address check', [avs]],
    [
      'addresses that differ',
      [rule('address_mismatch', { key: 'billing_shipping_address_same', operator: 'equals', value: false })],
    ],
    [
      'countries that differ',
      [rule('ip_address_mismatch', { key: 'ip_billing_country_same', operator: 'equals', value: false })],
    ],
    ['countries not sold to', [countries('in', 'gl|fk')]],
    ['countries sold to', [countries('not_in', 'us')]],
    ['no country', [countries('in', '')]],
    ['the least items', [items(less('item_count', 1))]],
    ['one item apart', [itemRange(4, 5)]],
    ['the most, written first', [items(either(more('item_count', 5), less('item_count', 4)))]],
    ['a group in a group', [items(either(either(less('item_count', 4)), more('item_count', 5)))]],
    ['groups as deep as can be read', [items(deep(4))]],
    ['a price', [price(more('order_total', '1|usd'))]],
    ['a cent apart', [priceRange('1000|jpy', '1001|jpy')]],
    ['several', [avs, itemRange(1, 2), priceRange('1|usd', '2|usd')]],
  ])('%s', (_, list) => {
    expect(rulesProblem(list)).toBeUndefined();
    expect(readSavedRules(list)).toEqual(list);
  });
});

describe('refused with the words of the specification', () => {
  const UNSET_PRICE = 'A price range must be set for the "Purchase Price threshold" filter.';
  const REVERSED_PRICE = 'Maximum purchase price must be greater than the minimum purchase price.';
  const UNSET_ITEMS = 'An item range must be set for the "Order Item Threshold" filter.';
  const REVERSED_ITEMS =
    'Maximum item count must be greater than the minimum item count on the "Order Item Threshold" rule.';
  test.each<[string, unknown, string]>([
    ['no price', price(either()), UNSET_PRICE],
    ['equal prices', priceRange('1000|usd', '1000|usd'), REVERSED_PRICE],
    ['100.00 to 10.00', priceRange('10000|usd', '1000|usd'), REVERSED_PRICE],
    ['no items', items(either()), UNSET_ITEMS],
    ['equal items', itemRange(4, 4), REVERSED_ITEMS],
    ['100 to 10 items', itemRange(100, 10), REVERSED_ITEMS],
  ])('%s', (_, one, words) => {
    expect(rulesProblem([one])).toBe(words);
  });
});

describe('refused', () => {
  test.each<[string, unknown[]]>([
    ['a word', ['block']],
    ['null', [null]],
    ['a list in the list', [[avs]]],
    ['the same rule twice', [avs, avs]],
    ['a rule nobody knows', [{ ...avs, key: 'moon_phase' }]],
    ['the name of every object', [{ ...avs, key: 'constructor' }]],
    ['an outcome of allow', [{ ...avs, outcome: 'allow' }]],
    ['a rule with more to say', [{ ...avs, note: 'x' }]],
    ['a rule without a check', [{ key: 'avs_verification', outcome: 'block' }]],
    ['a check of another rule', [rule('avs_verification', less('item_count', 2))]],
    ['a price for items', [items(less('order_total', '100|usd'))]],
    ['the address check the other way round', [rule('avs_verification', { ...isMismatch, value: false })]],
    ['a word for true', [rule('avs_verification', { ...isMismatch, value: 'true' })]],
    ['a check with more to say', [rule('avs_verification', { ...isMismatch, note: 'x' })]],
    ['an operator nobody knows', [items({ key: 'item_count', operator: 'resembles', value: 2 })]],
    ['an operator of countries', [items({ key: 'item_count', operator: 'in', value: 2 })]],
    ['countries in capitals', [countries('in', 'US')]],
    ['countries as a list', [countries('in', ['us'])]],
    ['a comparison of countries', [countries('greater_than', 'us')]],
    ['no item', [items(less('item_count', 0))]],
    ['half an item', [items(less('item_count', 1.5))]],
    ['items as text', [items(less('item_count', '2'))]],
    ['more items than can be counted', [items(more('item_count', 2 ** 53))]],
    ['a price in words', [price(less('order_total', 'abc|usd'))]],
    ['a price without a currency', [price(less('order_total', '1000'))]],
    ['a plain number for a price', [price(less('order_total', 1000))]],
    ['a currency in capitals', [price(less('order_total', '1000|USD'))]],
    ['a price with decimals', [price(less('order_total', '10.00|usd'))]],
    ['a price below zero', [price(less('order_total', '-1|usd'))]],
    ['a price of nothing', [price(less('order_total', '0|usd'))]],
    ['prices in two currencies', [priceRange('1000|usd', '2000|eur')]],
    ['two minima', [items(either(less('item_count', 2), less('item_count', 3)))]],
    ['both at once', [items({ operator: 'and', checks: [less('item_count', 2)] })]],
    ['a group with more to say', [items({ ...either(less('item_count', 2)), note: 'x' })]],
    ['a group of no list', [items({ operator: 'or', checks: less('item_count', 2) })]],
    ['an empty group in a group', [items(either(either(), less('item_count', 2)))]],
    ['groups too deep to be read', [items(deep(5))]],
    ['one bad among good', [avs, 3]],
  ])('%s', (_, list) => {
    expect(rulesProblem(list)).toEqual(expect.any(String));
  });
});
