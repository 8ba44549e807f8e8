import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOverviews } from '#contract/balances.ts';
import { listDisputes } from '#contract/disputes.ts';
import * as notes from '#contract/notes.ts';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { readPaymentActivity } from '#contract/reporting.ts';
import { submitOverviewSurvey } from '#contract/survey.ts';
import { saveCurrentUser } from '#contract/users.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
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
  server.answer(notes.listNotes, () => []);
  server.answer(saveOptions, () => ({}));
  server.answer(saveCurrentUser, () => aPageSettings().user);
  server.answer(readPaymentActivity, () => refuse('wcpay_server_error'));
});

const open = (changes: Partial<PageSettings> = {}, address = paths.overview()) =>
  openScreen(address, { accountStatus: anAccountStatus(), ...changes });
const aNote = (over: Partial<notes.Note> = {}): notes.Note => ({
  ...{ id: 7, name: 'n', type: 'info', title: 'A payout failed', content: 'Text', status: 'unactioned' },
  ...{ source: notes.PAYMENTS_SOURCE, layout: 'plain', image: '', is_deleted: false, actions: [] },
  date_created: '2026-11-01 10:00:00' as UtcInstant,
  date_created_gmt: '2026-11-01 10:00:00' as UtcInstant,
  ...over,
});
const press = async (name: string | RegExp, within_: ReturnType<typeof within> = screen) =>
  userEvent.click(await within_.findByRole('button', { name }));

test('before the first payment the card says what will be here', async () => {
  await open();
  expect(await screen.findByText('No payments…yet!')).toBeTruthy();
});

test('payment activity that cannot be read says so, with a way to try again', async () => {
  await open({ lifetimeTPV: 1 });
  expect(await screen.findByText('Error retrieving payment activity data.')).toBeTruthy();
  const asked = server.asked(readPaymentActivity).length;
  await press('Try again');
  await waitFor(() => expect(server.asked(readPaymentActivity).length).toBeGreaterThan(asked));
});

test('what the account is missing is asked for by its task; put off, by the notice', async () => {
  const error = { code: 'invalid_dob_age_under_18', reason: 'x', requirement: 'person.dob' };
  await open({
    accountStatus: anAccountStatus({
      status: 'restricted',
      pastDue: true,
      requirements: { errors: [error] },
    }),
    showUpdateDetailsTask: true,
  });
  const notice = () => screen.queryByRole('region', { name: 'Your account details are overdue.' });
  const words = 'Underage. Age must be at least 18.';
  expect(await screen.findAllByText(words, { exact: false })).toHaveLength(1);
  expect(notice()).toBeNull();
  await press('More options for: Update business details');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remind me tomorrow' }));
  expect(await screen.findByRole('link', { name: 'Update details' })).toBeTruthy();
  expect(notice()).not.toBeNull();
  expect(screen.getAllByText(words, { exact: false })).toHaveLength(1);
});

const OVERDUE = { status: 'restricted', pastDue: true } as const;
test.each([
  [false, 'blocked', 'Payments and payouts are paused.'],
  [false, 'enabled', 'Payments are paused.'],
  [true, 'blocked', 'Payouts are paused.'],
  [true, 'enabled', 'They are overdue. Without them, payments and payouts may be paused.'],
])(
  'overdue details say what has stopped: payments %s, payouts %s',
  async (paymentsEnabled, status, words) => {
    const accountStatus = anAccountStatus({ ...OVERDUE, paymentsEnabled }, { status });
    await open({ accountStatus, showUpdateDetailsTask: true });
    const missing = 'Some details about your business are still missing.';
    expect(await screen.findByText(`${missing} ${words}`)).toBeTruthy();
  },
);

test.each([
  ['restricted', true, 'enabled', 'Your account details are overdue.', /Without them, .* may be paused\./],
  ['restricted', false, 'enabled', 'Payments are paused.', /details that are overdue/],
  ['restricted_partially', true, 'disabled', 'Payouts are paused.', /needs more details/],
  ['restricted_partially', true, 'enabled', 'Part of your account is restricted.', /needs more details/],
  ['restricted_soon', true, 'enabled', 'Details are needed soon.', /may be paused\./],
  [
    'pending_verification',
    true,
    'enabled',
    'Your details are being verified.',
    /two business days\. Waiting/,
  ],
  [
    'pending_verification',
    false,
    'disabled',
    'Your details are being verified.',
    /Payments and payouts wait/,
  ],
  ['under_review', true, 'enabled', 'Your account is under review.', /a few days\. Payouts wait until then/],
  ['platform_paused', false, 'enabled', 'The payments provider has paused your account.', /Payments are pau/],
])(
  'a notice about %s says what has stopped: payments %s, payouts %s',
  async (status, paymentsEnabled, deposits, name, words) => {
    await open({ accountStatus: anAccountStatus({ status, paymentsEnabled }, { status: deposits }) });
    expect((await screen.findByRole('region', { name })).textContent).toMatch(words);
  },
);

test.each([
  [false, 'Your payments are paused: verify your bank account'],
  [true, 'Verify your bank account soon to keep selling'],
])(
  'the end of early selling is said to have come only where it has: payments enabled %s',
  async (paymentsEnabled, title) => {
    const created = '2024-01-01 10:00:00' as UtcInstant;
    const progressiveOnboarding = {
      ...{ isEnabled: true, isComplete: false, tpv: 600_000, firstTransactionDate: created },
      isEligibilityModalDismissed: true,
    };
    await open({
      accountStatus: anAccountStatus({
        status: 'restricted',
        created,
        paymentsEnabled,
        progressiveOnboarding,
      }),
    });
    expect(await screen.findByText(title)).toBeTruthy();
  },
);

test('whoever may not change the account is told what has stopped, and asked for nothing', async () => {
  const accountStatus = anAccountStatus({ ...OVERDUE, paymentsEnabled: false });
  await open({
    accountStatus,
    showUpdateDetailsTask: true,
    user: { ...aPageSettings().user, capabilities: ['see_payments'] },
  });
  const notice = await screen.findByRole('region', { name: 'Payments are paused.' });
  expect(notice.textContent).not.toContain('Waiting for you.');
  expect(within(notice).queryByRole('link', { name: 'Update details' })).toBeNull();
});

test('a message that leads to this page has no button on it', async () => {
  const action = {
    ...{
      id: 1,
      name: 'open',
      label: 'See what is missing',
      query: '',
      status: 'unactioned' as const,
      primary: false,
    },
    ...{ actioned_text: '', nonce_action: '', nonce_name: '' },
    url: '/wp-admin/admin.php?page=wc-admin&path=/payments/overview',
  };
  server.answer(notes.listNotes, () => [aNote({ title: 'Details are overdue', actions: [action] })]);
  await open();
  expect(await screen.findByText('Details are overdue')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See what is missing' })).toBeNull();
});

test.each([
  ['pending_verification', 'Your live account is being verified.'],
  ['under_review', 'Your live account is under review.'],
  ['platform_paused', 'The payments provider has paused your live account.'],
  ['rejected.fraud', 'Your live account was rejected.'],
])('a sandbox says of a live account that is %s what is true', async (status, name) => {
  await open({
    testModeOnboarding: true,
    liveApplication: anAccountStatus({ status, paymentsEnabled: false }),
  });
  const note = await screen.findByRole('region', { name });
  expect(note.textContent?.includes('this page changes over')).toBe(status !== 'rejected.fraud');
});

test('a task that could not be put away comes back and says so', async () => {
  server.answer(saveOptions, () => refuse('wcpay_server_error'));
  await open();
  await press('More options for: Add more ways to pay');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Dismiss' }));
  expect(await screen.findAllByText(/The task could not be put away\./)).not.toEqual([]);
  expect(await screen.findByText('Add more ways to pay')).toBeTruthy();
  expect(server.asked(saveOptions)[0]?.body).toMatchObject({
    woocommerce_dismissed_todo_tasks: ['add-apms'],
  });
});

describe('the inbox', () => {
  test('that cannot be read says so and is read again', async () => {
    server.answer(notes.listNotes, () => refuse('wcpay_server_error'));
    await open();
    expect(await screen.findByText('There was an error getting your inbox. Please try again.')).toBeTruthy();
    server.answer(notes.listNotes, () => [aNote()]);
    await press('Reload');
    expect(await screen.findByText('A payout failed')).toBeTruthy();
  });

  test('keeps a message that could not be dismissed', async () => {
    server.answer(notes.listNotes, () => [aNote()]);
    server.answer(notes.dismissNote, () => refuse('wcpay_server_error'));
    await open();
    await press('Dismiss message: A payout failed');
    await press('Dismiss message', within(await screen.findByRole('alertdialog')));
    expect(await screen.findAllByText('Message could not be dismissed')).not.toEqual([]);
    expect(screen.getByText('A payout failed')).toBeTruthy();
  });

  test('remembers that it was read', async () => {
    server.answer(notes.listNotes, () => [aNote()]);
    await open();
    await waitFor(() => expect(server.asked(saveCurrentUser)).toHaveLength(1));
    expect(server.asked(saveCurrentUser)[0]?.body).toMatchObject({
      woocommerce_meta: { wc_payments_overview_inbox_last_read: expect.any(Number) },
    });
  });
});

describe('the survey', () => {
  test('is sent at once by whoever is happy', async () => {
    server.answer(submitOverviewSurvey, () => ({ success: true as const }));
    await open({ lifetimeTPV: 100 });
    await press('Happy');
    expect(await screen.findByText('We appreciate your feedback!')).toBeTruthy();
    expect(server.asked(submitOverviewSurvey)[0]?.body).toEqual({ rating: 'happy', comments: '' });
  });

  test('keeps what was typed when it fails', async () => {
    server.answer(submitOverviewSurvey, () => refuse('wcpay_server_error'));
    await open({ lifetimeTPV: 100 });
    await press('Neutral');
    await userEvent.type(screen.getByLabelText(/What would make them better/), 'Colours');
    await press('Send');
    expect(
      await screen.findByText('An error occurred while submitting the survey. Please try again.'),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Colours')).toBeTruthy();
  });

  test('is not asked twice', async () => {
    await open({ lifetimeTPV: 100, isOverviewSurveySubmitted: true });
    await screen.findByText('Open the report');
    expect(screen.queryByRole('button', { name: 'Happy' })).toBeNull();
  });
});

describe('on arrival', () => {
  const early = { isEnabled: true, isComplete: false, isEligibilityModalDismissed: false };
  const arrived = paths.overview({ 'wcpay-connection-success': '1' });

  test('who may sell early chooses, and the choice is kept', async () => {
    // An open dialog hides the page behind it, and with it the heading that is waited for elsewhere.
    open({ progressiveOnboarding: early }, arrived).catch(() => undefined);
    const dialog = await screen.findByRole('dialog', { name: "You're ready to accept payments!" });
    await press('Start selling', within(dialog));
    await waitFor(() =>
      expect(server.asked(saveOptions)[0]?.body).toEqual({
        wcpay_onboarding_eligibility_modal_dismissed: true,
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['verified', anAccountStatus(), 'Your account is verified', true],
    [
      'being verified',
      anAccountStatus({ status: 'pending_verification', paymentsEnabled: false }),
      'Your details are with the payments provider',
      false,
    ],
  ])('an account that is %s is told so', async (_, accountStatus, name, isJoyful) => {
    open({ accountStatus }, arrived).catch(() => undefined);
    expect(await screen.findByRole('dialog', { name })).toBeDefined();
    expect(document.querySelector('.confetti') !== null).toBe(isJoyful);
  });

  test.each([
    ['nothing is real', { testModeOnboarding: true }, arrived],
    [
      'something is missing',
      { accountStatus: anAccountStatus({ status: 'restricted', paymentsEnabled: false }) },
      arrived,
    ],
    ['it was closed before', { isConnectionSuccessModalDismissed: true }, arrived],
    ['nobody just connected', {}, paths.overview()],
    [
      'the choice was made before',
      { progressiveOnboarding: { ...early, isEligibilityModalDismissed: true } },
      arrived,
    ],
  ])('no dialog when %s', async (_, changes, address) => {
    await open(changes, address);
    await screen.findByText('Nothing new');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('flags become their sentences and leave the address', async () => {
    const { history } = await open(
      { errorMessage: 'The account is busy.' },
      paths.overview({ 'wcpay-login-error': '1', 'wcpay-reset-account-error': '1' }),
    );
    expect(await screen.findByText('The account is busy.')).toBeTruthy();
    expect(
      screen.getByText(
        'There was a problem resetting your account. Please wait a few seconds and try again.',
      ),
    ).toBeTruthy();
    await waitFor(() => expect(history.location.search).not.toContain('wcpay-'));
    expect(screen.getByText('The account is busy.')).toBeTruthy();
  });
});

test.each(['rejected.fraud', 'under_review'])(
  '%s hides tasks and inbox, and nothing is asked for them',
  async (status) => {
    await open({ accountStatus: anAccountStatus({ status }) });
    await screen.findByText('Account details');
    expect(screen.queryByText('Things to do')).toBeNull();
    expect(screen.queryByRole('region', { name: /^Inbox/ })).toBeNull();
    expect(server.asked(notes.listNotes)).toEqual([]);
    expect(screen.getByRole('link', { name: 'See your payments' })).toBeTruthy();
    const rejected = screen.queryByText(/It can no longer take payments\./);
    expect(rejected !== null).toBe(status === 'rejected.fraud');
  },
);
