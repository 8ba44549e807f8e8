import { expect, test } from 'vitest';
import { type ChangeProblem, changeProblem, type PersonChange } from './person-change.ts';
import { capabilitiesOf } from './roles.ts';

const holding = (id: number, role: string, own: string[] | null = null) => ({
  id,
  role,
  capabilities: capabilitiesOf(role, own),
  state: 'active' as 'active' | 'suspended',
});
const toRole = (role: string, own: string[] | null = null): PersonChange => ({
  kind: 'role',
  role,
  capabilities: capabilitiesOf(role, own),
});
const owner = holding(1, 'owner');
const otherOwner = holding(2, 'owner');
const support = holding(3, 'support');
const manager = holding(4, 'manager');
/** Manages people, and may do nothing with money. */
const clerk = holding(5, 'own:1', ['manage_people', 'see_payments']);
const viewer = holding(6, 'own:2', ['see_payments']);
const suspended = <P extends typeof owner>(person: P): P => ({ ...person, state: 'suspended' });

type Case = [string, PersonChange, typeof owner, typeof owner, number, ChangeProblem | undefined];

test.each<Case>([
  ['an owner makes a colleague an owner', toRole('owner'), owner, support, 0, undefined],
  ['an owner lowers another owner', toRole('viewer'), owner, otherOwner, 1, undefined],
  ['an owner suspends a manager', { kind: 'suspend' }, owner, manager, 0, undefined],
  ['an owner removes support', { kind: 'remove' }, owner, support, 0, undefined],
  ['one of two owners steps down', toRole('viewer'), owner, owner, 1, undefined],
  ['the last owner cannot step down', toRole('manager'), owner, owner, 0, 'last_owner'],
  ['the last owner stays an owner', toRole('owner'), owner, owner, 0, undefined],
  ['the last owner cannot be suspended', { kind: 'suspend' }, owner, otherOwner, 0, 'last_owner'],
  ['the last owner cannot be removed', { kind: 'remove' }, owner, otherOwner, 0, 'last_owner'],
  ['a suspended owner is no loss', { kind: 'remove' }, owner, suspended(otherOwner), 0, undefined],
  ['an owner comes back', { kind: 'restore' }, owner, suspended(otherOwner), 0, undefined],
  ['nobody suspends themselves', { kind: 'suspend' }, owner, owner, 1, 'yourself'],
  ['nobody removes themselves', { kind: 'remove' }, owner, owner, 1, 'yourself'],
  ['nobody raises themselves', toRole('support'), clerk, clerk, 1, 'role_beyond'],
  ['who holds less gives what they hold', toRole('own:2', ['see_payments']), clerk, viewer, 1, undefined],
  ['and not what they do not', toRole('support'), clerk, viewer, 1, 'role_beyond'],
  ['nor the right to run the store', toRole('manager'), clerk, viewer, 1, 'role_beyond'],
  ['nor touches who holds more', { kind: 'suspend' }, clerk, support, 1, 'person_beyond'],
  ['not even to lower them', toRole('own:2', ['see_payments']), clerk, support, 1, 'person_beyond'],
  ['nor lets them back in', { kind: 'restore' }, clerk, suspended(support), 1, 'person_beyond'],
  ['nor an owner', { kind: 'remove' }, clerk, owner, 1, 'person_beyond'],
])('%s', (_, change, by, person, otherOwners, problem) => {
  expect(changeProblem(change, { by, person, otherOwners })).toBe(problem);
});
