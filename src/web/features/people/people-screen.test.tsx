import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Colleague, invitePerson, listPeople, suspendPerson } from '#contract/people.ts';
import { createRole, deleteRole, listRoles, type Role } from '#contract/roles.ts';
import { BUILT_IN_ROLES, type BuiltInRole } from '#domain/people/roles.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { askedFor, fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_700_000_000));
const aColleague = (over: Partial<Colleague> = {}): Colleague => ({
  id: 70,
  name: 'Ada',
  email: 'ada@example.com',
  role: 'support',
  role_name: 'Support',
  state: 'active',
  factors: ['passkey'],
  last_seen: AT,
  created: AT,
  expires: null,
  is_expired: false,
  invited_by: null,
  may_change: true,
  ...over,
});
const aRole = (key: BuiltInRole, over: Partial<Role> = {}): Role => ({
  key,
  name: BUILT_IN_ROLES[key].name,
  what: BUILT_IN_ROLES[key].what,
  is_built_in: true,
  capabilities: [...BUILT_IN_ROLES[key].capabilities],
  limits: [],
  second_factor: false,
  people: 1,
  invited: 0,
  may_give: true,
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(listRoles, () => ({
    data: [aRole('owner', { may_give: false }), aRole('support'), aRole('viewer')],
  }));
});
const answerPeople = (...data: Colleague[]) =>
  server.answer(listPeople, () => ({ data, total_count: data.length }));

test('people, invitations and the suspended, each with what can be done', async () => {
  answerPeople(
    aColleague(),
    aColleague({
      id: 2,
      name: 'Bo',
      state: 'invited',
      expires: AT,
      factors: null,
      invited_by: 'Cy',
      is_expired: true,
    }),
    aColleague({ id: 3, name: 'Di', factors: [], state: 'suspended', last_seen: null, may_change: false }),
  );
  await openScreen(paths.people());
  const ada = await screen.findByRole('row', { name: /Ada/ });
  expect(within(ada).getByText('Active')).toBeTruthy();
  expect(within(ada).getByText('Passkey')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Di/ })).getByText('None')).toBeTruthy();
  const bo = screen.getByRole('row', { name: /Bo/ });
  expect(within(bo).getByText('Invitation expired')).toBeTruthy();
  await userEvent.click(within(bo).getByRole('button', { name: 'Actions for Bo' }));
  expect(await screen.findByRole('menuitem', { name: 'Send the invitation again' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Di' }));
  const restore = await screen.findByRole('menuitem', { name: /Let back in/ });
  expect(restore.getAttribute('aria-disabled')).toBe('true');
  expect(restore.textContent).toContain('May do more than you');
});

test('suspending asks first and shows why it was refused', async () => {
  answerPeople(aColleague());
  server.answer(suspendPerson, () => refuse('last_owner'));
  await openScreen(paths.people());
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Suspend Ada?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByText(/this is the last one/)).toBeTruthy();
  expect(server.asked(suspendPerson)).toHaveLength(1);
});

test('what waits for a second person is told calmly, and closes the dialog', async () => {
  answerPeople(aColleague());
  server.answer(suspendPerson, () => askedFor('Suspend Ada (ada@example.com)'));
  await openScreen(paths.people());
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Suspend Ada?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await screen.findAllByText(/^Sent for approval: Suspend Ada \(ada@example\.com\)\./);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('');
});

test('an invitation needs an address and a name, and offers no role beyond one’s own', async () => {
  answerPeople(aColleague());
  server.answer(invitePerson, () => ({ id: 5, email: 'new@example.com', role: 'support', expires: AT }));
  await openScreen(paths.people());
  await screen.findByRole('row', { name: /Ada/ });
  await userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(within(dialog).getByText('Enter a first name.')).toBeTruthy();
  expect(server.asked(invitePerson)).toHaveLength(0);
  const role = within(dialog).getByLabelText<HTMLSelectElement>('Role');
  expect(role.value).toBe('viewer');
  expect(within(dialog).getByRole<HTMLOptionElement>('option', { name: /Owner/ }).disabled).toBe(true);
  await userEvent.type(within(dialog).getByLabelText('E-mail address'), 'new@example.com');
  await userEvent.type(within(dialog).getByLabelText('First name'), 'New');
  await userEvent.selectOptions(role, 'support');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await screen.findAllByText('The invitation to new@example.com is on its way.');
  expect(server.asked(invitePerson)[0]?.body).toEqual({
    email: 'new@example.com',
    first_name: 'New',
    role: 'support',
  });
});

test('people that could not be read say so', async () => {
  server.answer(listPeople, () => refuse('wcpay_server_error'));
  await openScreen(paths.people());
  expect(await screen.findByText('The people could not be loaded.')).toBeTruthy();
});

test('a role takes what its tasks need, and limits only where it refunds', async () => {
  server.answer(createRole, ({ body }) => ({ ...aRole('viewer'), ...(body as object), key: 'own:1' }));
  await openScreen(paths.people({ view: 'roles' }));
  await screen.findByRole('row', { name: /Support/ });
  await userEvent.click(screen.getByRole('button', { name: 'Make a role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make a role' });
  expect(within(dialog).queryByText('Limits of refunds')).toBeNull();
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Weekend');
  await userEvent.click(within(dialog).getByLabelText('Refund'));
  await userEvent.type(within(dialog).getByLabelText('Most at once in USD'), '20');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the role' }));
  await screen.findAllByText(/The role Weekend is there/);
  expect(server.asked(createRole)[0]?.body).toEqual({
    name: 'Weekend',
    capabilities: ['see_payments', 'refund'],
    limits: [{ currency: 'usd', refund_most: 2000, refund_day: null }],
    second_factor: false,
  });
});

test('a role that somebody has stays, and the dialog says so', async () => {
  server.answer(listRoles, () => ({
    data: [
      aRole('owner'),
      aRole('viewer', { key: 'own:4', name: 'Weekend', is_built_in: false, what: null }),
    ],
  }));
  server.answer(deleteRole, () => refuse('resource_missing'));
  await openScreen(paths.people({ view: 'roles' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Weekend' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the role' }));
  expect(await within(dialog).findByText(/does not exist/)).toBeTruthy();
});
