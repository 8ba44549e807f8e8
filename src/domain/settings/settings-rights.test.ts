import { expect, test } from 'vitest';
import { forbiddenSettings } from './settings-rights.ts';

const before = {
  is_wcpay_enabled: true,
  current_protection_level: 'basic',
  advanced_fraud_protection_settings: [],
};

test.each([
  ['a setting, by whoever changes settings', { is_wcpay_enabled: false }, ['change_settings'], []],
  [
    'a setting, by whoever changes fraud rules',
    { is_wcpay_enabled: false },
    ['change_fraud_rules'],
    ['is_wcpay_enabled'],
  ],
  [
    'the level, by whoever changes fraud rules',
    { current_protection_level: 'advanced' },
    ['change_fraud_rules'],
    [],
  ],
  [
    'the level, by whoever changes settings',
    { current_protection_level: 'advanced' },
    ['change_settings'],
    ['current_protection_level'],
  ],
  [
    'the rules, by whoever changes settings',
    { advanced_fraud_protection_settings: [{ key: 'a' }] },
    ['change_settings'],
    ['advanced_fraud_protection_settings'],
  ],
  ['what stands already may come along', { ...before, version: 7 }, [], []],
  ['the version is no setting', { version: 7 }, [], []],
  ['what is not sent is not changed', { is_wcpay_enabled: undefined }, [], []],
  [
    'both, by whoever may both',
    { is_wcpay_enabled: false, current_protection_level: 'x' },
    ['change_settings', 'change_fraud_rules'],
    [],
  ],
  ['a setting nobody knows, by nobody', { new_one: 1 }, [], ['new_one']],
])('%s', (_, sent, held, refused) => {
  expect(forbiddenSettings(sent, before, held)).toEqual(refused);
});
