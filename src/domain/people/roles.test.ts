import { expect, test } from 'vitest';
import { CAPABILITIES, wholeCapabilities } from './capabilities.ts';
import { BUILT_IN_ROLES, capabilitiesOf, MANAGE_STORE, ownRoleId, ownRoleKey } from './roles.ts';

test('owners hold everything; managers everything but people and keys', () => {
  expect(capabilitiesOf('owner', null)).toEqual([MANAGE_STORE, ...CAPABILITIES]);
  expect(capabilitiesOf('manager', null)).toEqual([
    MANAGE_STORE,
    ...CAPABILITIES.filter((each) => each !== 'manage_people'),
  ]);
});

test.each(['support', 'accountant', 'viewer'])('%s does not hold the right to run the store', (key) => {
  expect(capabilitiesOf(key, null)).not.toContain(MANAGE_STORE);
});

test.each(['support', 'accountant', 'viewer'])(
  '%s may neither pay out nor change anything of the store',
  (key) => {
    const held = capabilitiesOf(key, null);
    for (const never of [
      'pay_out',
      'change_settings',
      'change_fraud_rules',
      'change_account',
      'manage_people',
    ])
      expect(held).not.toContain(never);
  },
);

test('support exports nothing, an accountant acts on nothing, a viewer sees no customer', () => {
  expect(capabilitiesOf('support', null)).not.toContain('export');
  for (const act of ['refund', 'capture', 'decide_held', 'answer_disputes'])
    expect(capabilitiesOf('accountant', null)).not.toContain(act);
  expect(capabilitiesOf('viewer', null)).not.toContain('see_customers');
});

test.each(Object.entries(BUILT_IN_ROLES))('%s lacks nothing that its own capabilities need', (_, role) => {
  expect(wholeCapabilities(role.capabilities)).toEqual(role.capabilities);
});

test('a built-in role is what it is, whatever was written down for it', () => {
  expect(capabilitiesOf('viewer', ['refund'])).toEqual(BUILT_IN_ROLES.viewer.capabilities);
});

test.each([
  ['nothing', [], []],
  ['what is needed comes with it', ['refund'], ['see_payments', 'refund']],
  ['disputes need the customer', ['answer_disputes'], ['see_payments', 'see_customers', 'answer_disputes']],
  ['payouts need no payments', ['pay_out'], ['see_payouts', 'pay_out']],
  [
    'twice is once, in the order of the list',
    ['export', 'see_payments', 'export'],
    ['see_payments', 'export'],
  ],
  ['the one right of the specification cannot be given', [MANAGE_STORE], []],
  ['unknown words are nothing', ['everything'], []],
])('own roles: %s', (_, given, held) => {
  expect(capabilitiesOf('own:1', given)).toEqual(held);
});

test.each(['none', 'own:7', 'administrator', ''])('%j without anything written down holds nothing', (key) => {
  expect(capabilitiesOf(key, null)).toEqual([]);
});

test('an own role is known by its number', () => {
  expect(ownRoleId(ownRoleKey(12))).toBe(12);
  for (const other of ['owner', 'none', 'own:', 'own:0', 'own:x', 'disown:3'])
    expect(ownRoleId(other)).toBeUndefined();
});
