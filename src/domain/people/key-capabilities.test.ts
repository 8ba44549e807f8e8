import { expect, test } from 'vitest';
import { capabilitiesOfKey, keyMovesMoney } from './key-capabilities.ts';
import { capabilitiesOf, MANAGE_STORE } from './roles.ts';

const OWNER = capabilitiesOf('owner', null);

test.each<[string, readonly string[], string[] | null, readonly string[]]>([
  ['nothing chosen is all of the person’s', OWNER, null, OWNER],
  ['what is chosen, with what it needs', OWNER, ['refund'], ['see_payments', 'refund']],
  ['never more than the person holds today', ['see_payments'], ['refund'], ['see_payments']],
  ['nothing of a person who may do nothing', [], ['refund'], []],
  ['not the right to run the store', OWNER, [MANAGE_STORE], []],
])('%s', (_, person, chosen, held) => {
  expect(capabilitiesOfKey(person, chosen)).toEqual(held);
});

test.each<[string, string, string[] | null, boolean]>([
  ['everything', 'read_write', null, true],
  ['everything, to read', 'read', null, false],
  ['refunds', 'read_write', ['refund'], true],
  ['captures', 'read_write', ['capture'], true],
  ['payouts', 'read_write', ['pay_out'], true],
  ['the bank', 'read_write', ['change_account'], true],
  ['disputes and settings', 'read_write', ['answer_disputes', 'change_settings'], false],
])('a key for %s that may %s moves money: %s %s', (_, scope, capabilities, moves) => {
  expect(keyMovesMoney(OWNER, { scope, capabilities })).toBe(moves);
});
