import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listPeople } from '#contract/people.ts';
import { changeBuiltInRole, listRoles, type Role, type RoleLimit } from '#contract/roles.ts';
import { BUILT_IN_ROLES, type BuiltInRole } from '#domain/people/roles.ts';
import { currency } from '#domain/shared/money.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const limit = (code: string, refund_most: number | null, refund_day: number | null): RoleLimit => ({
  currency: currency(code),
  refund_most,
  refund_day,
});
const aRole = (key: BuiltInRole, limits: RoleLimit[] = []): Role => ({
  ...{ key, name: BUILT_IN_ROLES[key].name, what: BUILT_IN_ROLES[key].what, is_built_in: true, limits },
  capabilities: [...BUILT_IN_ROLES[key].capabilities],
  ...{ second_factor: false, people: 1, invited: 0, may_give: true },
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(listPeople, () => ({ data: [], total_count: 0 }));
});

async function openRoles(...roles: Role[]) {
  server.answer(listRoles, () => ({ data: roles }));
  await openScreen(paths.people({ view: 'roles' }));
  await screen.findByRole('row', { name: new RegExp(roles[0]?.name ?? '') });
}
const openForm = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('a role reads as what really holds, with what becomes of other currencies', async () => {
  await openRoles(
    aRole('support', [limit('eur', null, null), limit('usd', 10_000, 50_000)]),
    aRole('owner'),
    aRole('viewer'),
  );
  const words = (name: RegExp) => screen.getByRole('row', { name }).textContent;
  expect(words(/Support/)).toContain(
    'any amount in EUR; up to $100.00 USD at once, $500.00 USD a day; in other currencies every refund waits',
  );
  expect(words(/Owner/)).toContain('No limit');
  expect(words(/Viewer/)).toContain('None');
});

test('the form says what its lines mean: with a limit, without any, and of Support without a line', async () => {
  await openRoles(aRole('support', [limit('usd', 10_000, 50_000)]));
  const form = await openForm('Change Support');
  expect(form.getByText(/In a currency without a line here, every refund waits\./)).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Take the limits in USD away' }));
  expect(form.getByText(/Support has the limits it starts with: \$100\.00 USD at once/)).toBeTruthy();
  expect(form.queryByText(/without a line here/)).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));

  const made = await openForm('Make a role');
  await userEvent.click(made.getByLabelText('Refund'));
  expect(made.getByText(/refunds in every currency are done at once/)).toBeTruthy();
  await userEvent.type(made.getByLabelText('Most at once in USD'), '20');
  await userEvent.tab();
  expect(made.getByText(/In a currency without a line here, every refund waits\./)).toBeTruthy();
});

test('opening and saving sets no currency free', async () => {
  const euros = [limit('eur', 2000, null)];
  server.answer(changeBuiltInRole, () => aRole('support', euros));
  await openRoles(aRole('support', euros));
  const form = await openForm('Change Support');
  await userEvent.click(form.getByRole('button', { name: 'Save the role' }));
  await screen.findAllByText(/The role Support was changed/);
  expect(server.asked(changeBuiltInRole)[0]?.body).toMatchObject({ limits: euros });
});
