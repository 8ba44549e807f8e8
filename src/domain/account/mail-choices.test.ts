import { expect, test } from 'vitest';
import { capabilitiesOf } from '../people/roles.ts';
import { isMailed, MAIL_KINDS, mailKindOf, untoldNotes } from './mail-choices.ts';

test('until somebody chooses, what was mailed before is mailed', () => {
  expect(MAIL_KINDS.filter((kind) => isMailed({}, kind))).toEqual(['dispute_due', 'export_ready']);
});

test.each([
  ['no to what is on', { dispute_due: false }, 'dispute_due', false],
  ['yes to what is off', { payout_trouble: true }, 'payout_trouble', true],
  ['no word about it', { payout_trouble: true }, 'dispute_due', true],
] as const)('%s', (_, choices, kind, expected) => {
  expect(isMailed(choices, kind)).toBe(expected);
});

test.each([
  ['live:payout_failed:po_1', 'payout_trouble'],
  ['live:payout_late:po_1', 'payout_trouble'],
  ['live:payout_missing:po_1', 'payout_trouble'],
  ['live:expiring:pi_1', 'holds_ending'],
  ['live:requirements:overdue', 'requirements'],
  ['live:disputes:dp_1', undefined],
  ['live:export:exp_1', undefined],
  ['live:constructor:x', undefined],
  ['welcome', undefined],
])('%s is %s', (name, kind) => {
  expect(mailKindOf(name)).toBe(kind);
});

test.each([
  ['owner', []],
  ['support', ['payout_failed', 'payout_late', 'payout_missing', 'requirements', 'export']],
  ['accountant', ['disputes', 'held', 'expiring', 'draft', 'requirements']],
  ['viewer', ['disputes', 'held', 'expiring', 'draft', 'requirements', 'export']],
])('the inbox of %s leaves out %s', (role, untold) => {
  expect(untoldNotes(capabilitiesOf(role, null))).toEqual(untold);
});
