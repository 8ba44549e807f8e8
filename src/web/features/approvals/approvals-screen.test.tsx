import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Approval, approveRequest, declineRequest, listApprovals } from '#contract/approvals.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_790_000_000));
const anApproval = (over: Partial<Approval> = {}): Approval => ({
  ...{ id: 'apr_1', act: 'refund', words: 'Refund $500.00 USD of order #7', amount: minor(50_000) },
  ...{ currency: currency('usd'), object_kind: 'charge', object_id: 'ch_1', subjects: ['ch_1'] },
  ...{
    reasons: ['over_one'],
    asked_by: 'sam@example.com',
    key: null,
    note: 'Lost',
    created: AT,
    expires: AT,
  },
  ...{ state: 'pending', decided_by: null, decided: null, decision_note: null, finished: null },
  ...{ error_message: null, is_own: false, may_decide: 'yes', awaits_asker: false, asked: null },
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
});
const answerRows = (...data: Approval[]) =>
  server.answer(listApprovals, () => ({ data, total_count: data.length, to_decide: data.length }));

/** A message below the page; its words stand in several elements. */
const expectMessage = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));

test('what waits, by whom and why; approved after a question, and what came of it is told', async () => {
  answerRows(anApproval());
  server.answer(approveRequest, () => anApproval({ state: 'done', decided_by: 'mira@example.com' }));
  await openScreen(paths.approvals());
  const row = await screen.findByRole('row', { name: /Refund \$500\.00 USD/ });
  expect(row.textContent).toContain('Asked by sam@example.com');
  expect(row.textContent).toContain('Above the limit for one refund');
  expect(row.textContent).toContain('“Lost”');
  await userEvent.click(within(row).getByRole('button', { name: /^Approve/ }));
  expect(server.asked(approveRequest)).toHaveLength(0);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  await expectMessage('Approved and done: Refund $500.00 USD of order #7.');
  expect(server.asked(approveRequest)).toHaveLength(1);
  expect(server.asked(listApprovals)[0]?.query).toMatchObject({ view: 'waiting' });
});

test('what could not be done is told as that', async () => {
  answerRows(anApproval());
  server.answer(approveRequest, () => anApproval({ state: 'failed', error_message: 'It has changed.' }));
  await openScreen(paths.approvals());
  await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }),
  );
  await expectMessage('It could not be done. It has changed.');
});

test('declining needs a word', async () => {
  answerRows(anApproval());
  server.answer(declineRequest, () => anApproval({ state: 'declined' }));
  await openScreen(paths.approvals());
  await userEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Decline' }));
  await within(question).findByText('Say why.');
  expect(server.asked(declineRequest)).toHaveLength(0);
  await userEvent.type(within(question).getByLabelText('Why not'), 'Not yet');
  await userEvent.click(within(question).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(server.asked(declineRequest)[0]?.body).toEqual({ note: 'Not yet' }));
});

test('one’s own can only be withdrawn; who may not decide reads why', async () => {
  answerRows(
    anApproval({ is_own: true, may_decide: 'own', words: 'Mine' }),
    anApproval({ id: 'apr_2', may_decide: 'limit', words: 'Too much' }),
  );
  await openScreen(paths.approvals());
  const mine = within(await screen.findByRole('row', { name: /Mine/ }));
  expect(mine.getByRole('button', { name: /^Withdraw/ })).toBeTruthy();
  expect(mine.queryByRole('button', { name: /^Approve/ })).toBeNull();
  const other = within(screen.getByRole('row', { name: /Too much/ }));
  expect(other.getByText('It is above your own limit for one refund.')).toBeTruthy();
  expect(other.queryByRole('button')).toBeNull();
});

test('what was approved and shows a secret waits for whoever asked, and says so to each', async () => {
  const ready = { state: 'approved' as const, awaits_asker: true };
  answerRows(
    anApproval({ ...ready, is_own: true, words: 'My key' }),
    anApproval({ ...ready, id: 'apr_2', words: 'Another key' }),
  );
  await openScreen(paths.approvals());
  const own = await screen.findByRole('row', { name: /My key/ });
  expect(own.textContent).toContain('Make it yourself now');
  expect(within(own).getByText('Approved')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Another key/ }).textContent).toContain(
    'Whoever asked makes it now',
  );
});

test('nothing waits, and a read that failed', async () => {
  server.answer(listApprovals, () => refuse('wcpay_server_error'));
  await openScreen(paths.approvals());
  await screen.findByText('The approvals could not be loaded.');
  answerRows();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing waits for approval');
});

test.each([
  ['Mine', 'mine', 'You have asked for nothing'],
  ['Decided', 'decided', 'Nothing has been decided yet'],
  ['All', undefined, 'Nothing has needed approval yet'],
])('%s is in the address, and says what will be there', async (label, view, empty) => {
  answerRows();
  const { history } = await openScreen(paths.approvals());
  await screen.findByText('Nothing waits for approval');
  await userEvent.click(screen.getByRole('button', { name: label }));
  await screen.findByText(empty);
  expect(server.asked(listApprovals).at(-1)?.query.view).toBe(view);
  expect(history.location.href).toContain(`filter=${label.toLowerCase()}`);
});

test('an address opens what it names; one that names nothing opens what waits', async () => {
  answerRows(anApproval({ state: 'declined', decided_by: 'mira@example.com', decided: AT, finished: AT }));
  await openScreen(paths.approvals({ filter: 'decided' }));
  expect((await screen.findByRole('row', { name: /Refund/ })).textContent).toContain('by mira@example.com');
  expect(server.asked(listApprovals).map(({ query }) => query.view)).toContain('decided');
});

test('many are paged', async () => {
  server.answer(listApprovals, ({ query }) => ({
    data: [anApproval({ words: `Page ${query.page}` })],
    total_count: 1000,
    to_decide: 1,
  }));
  await openScreen(paths.approvals());
  await screen.findByRole('row', { name: /Page 1/ });
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('of 1,000');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('row', { name: /Page 2/ });
});
