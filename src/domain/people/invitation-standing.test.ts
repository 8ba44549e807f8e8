import { expect, test } from 'vitest';
import { epochSeconds } from '../shared/time.ts';
import { INVITATION_LIFE_S, type InvitationEnd, invitationEnd } from './invitation-standing.ts';
import { capabilitiesOf } from './roles.ts';

const MADE = 1_790_000_000;
const open = {
  ended_why: null,
  expires: epochSeconds(MADE + INVITATION_LIFE_S),
  gives: capabilitiesOf('support', null),
  inviterHolds: capabilitiesOf('owner', null),
  isKnown: false,
};

test('it lives for a week, and not a second longer', () => {
  expect(invitationEnd(open, epochSeconds(MADE + 7 * 86_400 - 1))).toBeUndefined();
  expect(invitationEnd(open, epochSeconds(MADE + 7 * 86_400))).toBe('expired');
});

test.each<[string, Partial<Parameters<typeof invitationEnd>[0]>, InvitationEnd | undefined]>([
  ['as it was made', {}, undefined],
  ['accepted', { ended_why: 'accepted' }, 'accepted'],
  ['withdrawn', { ended_why: 'withdrawn' }, 'withdrawn'],
  ['sent again since', { ended_why: 'replaced' }, 'replaced'],
  ['whoever invited is gone', { inviterHolds: [] }, 'inviter_gone'],
  [
    'whoever invited manages nobody any more',
    { inviterHolds: capabilitiesOf('manager', null) },
    'inviter_gone',
  ],
  [
    'the role was widened beyond whoever invited',
    { inviterHolds: ['manage_people', 'see_payments'], gives: ['see_payments', 'refund'] },
    'inviter_gone',
  ],
  [
    'the role is within what they hold',
    { inviterHolds: ['manage_people', 'see_payments'], gives: ['see_payments'] },
    undefined,
  ],
  ['somebody has the address already', { isKnown: true }, 'known'],
])('%s', (_, over, end) => {
  expect(invitationEnd({ ...open, ...over }, epochSeconds(MADE))).toBe(end);
});
