import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type ApprovalRules, getApprovalRules, saveApprovalRules } from '#contract/approvals.ts';
import { RULE_KINDS } from '#domain/approvals/approval-rules.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { askedFor, fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const known = (over: Partial<ApprovalRules> = {}): ApprovalRules => ({
  rules: [],
  roles: [
    { key: 'owner', name: 'Owner', people: 1, may: [...RULE_KINDS] },
    { key: 'manager', name: 'Manager', people: 1, may: ['refund_over', 'refunds_a_day', 'pay_out', 'bank'] },
  ],
  currency: currency('usd'),
  limits: [],
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(saveApprovalRules, () => known());
});
async function open(over: Partial<ApprovalRules> = {}) {
  server.answer(getApprovalRules, () => known(over));
  await openScreen(paths.approvalRules());
  return (name: string) => screen.findByRole('region', { name }).then((card) => within(card));
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a rule is turned on with its amount and who may approve; without the amount nothing is sent', async () => {
  const card = await open();
  const large = await card('Large refunds');
  await userEvent.click(large.getByRole('checkbox', { name: 'Large refunds' }));
  await save();
  expect(large.getByText('Say above which amount.')).toBeTruthy();
  expect(server.asked(saveApprovalRules)).toHaveLength(0);
  await userEvent.type(large.getByLabelText('Above'), '50');
  await save();
  await waitFor(() => expect(server.asked(saveApprovalRules)).toHaveLength(1));
  expect(server.asked(saveApprovalRules)[0]?.body).toEqual({
    rules: [
      {
        ...{ kind: 'refund_over', roles: ['owner', 'manager'], count: null },
        amounts: [{ currency: 'usd', amount: 5000 }],
      },
    ],
  });
  await screen.findAllByText('The rules are saved.');
});

test('a rule that fewer than two could approve by says so at once, and is not sent', async () => {
  const card = await open();
  const people = await card('People and roles');
  await userEvent.click(people.getByRole('checkbox', { name: 'People and roles' }));
  expect(people.getByText(/Fewer than two people could approve this/)).toBeTruthy();
  await save();
  expect(server.asked(saveApprovalRules)).toHaveLength(0);
});

test('a rule that stands is shown as it is, and taken away', async () => {
  const rule = { kind: 'refunds_a_day' as const, roles: ['manager', 'owner'], amounts: null, count: 3 };
  const card = await open({ rules: [rule] });
  const many = await card('Many refunds');
  expect(many.getByLabelText<HTMLInputElement>('Refunds within 24 hours').value).toBe('3');
  expect(many.getByRole<HTMLInputElement>('checkbox', { name: 'Manager (1 person)' }).checked).toBe(true);
  await userEvent.click(many.getByRole('checkbox', { name: 'Many refunds' }));
  await save();
  await waitFor(() => expect(server.asked(saveApprovalRules)[0]?.body).toEqual({ rules: [] }));
});

test('the limits that hold are told, also of a currency that is free', async () => {
  const of = { role: 'support', role_name: 'Support' };
  await open({
    limits: [
      { ...of, currency: currency('usd'), refund_most: minor(10_000), refund_day: minor(50_000) },
      { ...of, currency: currency('eur'), refund_most: null, refund_day: null },
    ],
  });
  await screen.findByText(
    'Support, in USD: up to $100.00 USD for one refund, up to $500.00 USD within 24 hours.',
  );
  screen.getByText('Support, in EUR: any amount for one refund, no limit for a day.');
});

test('what has to be approved itself is told calmly, with a way to it; a refusal is told as one', async () => {
  server.answer(saveApprovalRules, () => askedFor('Change what needs approval: no longer Bank account'));
  await open();
  await screen.findByRole('region', { name: 'Large refunds' });
  await save();
  await screen.findAllByText(/^Sent for approval: Change what needs approval: no longer Bank account\./);
  expect(screen.getByRole('button', { name: 'See what waits' })).toBeTruthy();
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('');
  server.answer(saveApprovalRules, () => refuse('approval_rule_alone'));
  await save();
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Fewer than two people'),
  );
});

test('whoever is alone reads why nothing can be approved; a read that failed says so', async () => {
  await open({ roles: [{ key: 'owner', name: 'Owner', people: 1, may: [...RULE_KINDS] }] });
  await screen.findByText('One person cannot approve');
  screen.getByText('No role has a limit.');
});

test('rules that could not be read say so', async () => {
  server.answer(getApprovalRules, () => refuse('wcpay_server_error'));
  await openScreen(paths.approvalRules());
  await screen.findByText('The rules could not be loaded.');
});
