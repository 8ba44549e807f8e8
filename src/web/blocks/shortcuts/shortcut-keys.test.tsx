import { afterEach, expect, test } from 'vitest';
import { areSingleKeysOn, shortcutOf, switchSingleKeys } from './shortcut-keys.ts';

const g = { key: 'g', at: 1000 };

test.each([
  ['a question mark', { key: '?', at: 1000 }, undefined, { do: 'list' }],
  ['a question mark after g', { key: '?', at: 1100 }, g, { do: 'list' }],
  ['t after g', { key: 't', at: 1100 }, g, { do: 'go', to: 't' }],
  ['t at the last moment', { key: 't', at: 2500 }, g, { do: 'go', to: 't' }],
  ['t a moment too late', { key: 't', at: 2501 }, g, undefined],
  ['t alone', { key: 't', at: 1100 }, undefined, undefined],
  ['t after another letter', { key: 't', at: 1100 }, { key: 'x', at: 1000 }, undefined],
  ['a letter that leads nowhere', { key: 'z', at: 1100 }, g, undefined],
  ['a word of the language', { key: 'constructor', at: 1100 }, g, undefined],
] as const)('%s', (_, press, before, expected) => {
  expect(shortcutOf(press, before)).toEqual(expected);
});

afterEach(() => switchSingleKeys(true));

test('they are on until somebody switches them off', () => {
  expect(areSingleKeysOn()).toBe(true);
  switchSingleKeys(false);
  expect(areSingleKeysOn()).toBe(false);
  switchSingleKeys(true);
  expect(areSingleKeysOn()).toBe(true);
});
