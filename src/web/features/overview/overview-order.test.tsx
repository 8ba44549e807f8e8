import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readOverviews } from '#contract/balances.ts';
import { listDisputes } from '#contract/disputes.ts';
import { readActiveLoan } from '#contract/loans.ts';
import { listNotes } from '#contract/notes.ts';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { readPaymentActivity } from '#contract/reporting.ts';
import { submitOverviewSurvey } from '#contract/survey.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

beforeAll(loadOpening);
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = fakeServer();
  server.answer(readOverviews, () => ({
    deposit: { last_paid: [], failed: [] },
    balance: { pending: [], available: [], instant: [] },
    account: null,
  }));
  server.answer(listDisputes, () => ({ data: [], total_count: 0 }));
  server.answer(listNotes, () => []);
  server.answer(saveOptions, () => ({}));
  server.answer(saveCurrentUser, () => aPageSettings().user);
  server.answer(readPaymentActivity, () => refuse('wcpay_server_error'));
  server.answer(readActiveLoan, () => refuse('wcpay_server_error'));
});

const open = (changes: Partial<PageSettings> = {}) =>
  openScreen(paths.overview(), { accountStatus: anAccountStatus(), lifetimeTPV: 100, ...changes });

test('activity, then account and fees, then the loan, and the inbox last', async () => {
  await open({
    accountLoans: { has_active_loan: true, has_past_loans: false, loans: ['flxln_1|active'] },
  });
  const inOrder = [
    await screen.findByRole('heading', { name: 'Payment activity' }),
    await screen.findByRole('heading', { name: 'Account details' }),
    await screen.findByRole('heading', { name: 'Fees' }),
    await screen.findByText('Error retrieving the active loan summary.'),
    await screen.findByText('Nothing new'),
  ];
  for (const [at, element] of inOrder.slice(1).entries())
    expect(inOrder[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['a live account in test mode', { testMode: true, testModeOnboarding: false }, 0],
  ['an account in which nothing is real', { testMode: true, testModeOnboarding: true }, 1],
])('starting over is offered to %s or not', async (_, modes, buttons) => {
  await open(modes);
  await screen.findByText('Nothing new');
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Reset account' })).toHaveLength(buttons),
  );
});

test('a store that must reconnect is led there with who asks', async () => {
  await open({ wpcomReconnectUrl: '/reconnect?nonce=1', isJetpackIdcActive: true });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Reconnect')).toBe(
    '/reconnect?nonce=1&from=WCPAY_OVERVIEW&source=wcpay-reconnect-task',
  );
  expect(await hrefOf('Please take action')).toBe(
    '/reconnect?nonce=1&from=WCPAY_OVERVIEW&source=wcpay-safe-mode-notice',
  );
});

test('what was answered or put away stays so, on the next page and back', async () => {
  server.answer(submitOverviewSurvey, () => ({ success: true as const }));
  const { history, queries } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Happy' }));
  await screen.findByText('We appreciate your feedback!');
  await userEvent.click(await screen.findByRole('button', { name: 'Do not show this again' }));

  history.push(paths.connect());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Payment activity' })).toBeNull());
  await queries.invalidateQueries(); // As an action that may have changed anything does.
  history.push(paths.overview());
  await screen.findByText('Open the report');
  await screen.findByText('Nothing new');
  expect(screen.queryByRole('button', { name: 'Happy' })).toBeNull();
  expect(screen.queryByText('We appreciate your feedback!')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Do not show this again' })).toBeNull();
});
