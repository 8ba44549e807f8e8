import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOverviews } from '#contract/balances.ts';
import { listDisputes } from '#contract/disputes.ts';
import { listNotes } from '#contract/notes.ts';
import { openNotifications } from '#contract/onboarding.ts';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

type Listener = ((told: unknown) => void) | undefined;
const told: { notifications: Listener; loadError: Listener } = {
  notifications: undefined,
  loadError: undefined,
};

beforeAll(loadOpening);
/** What the provider's script defines, as far as a banner needs it. */
beforeAll(() => {
  customElements.define(
    'stripe-connect-notification-banner',
    class extends HTMLElement {
      setConnector = () => undefined;
      setCollectionOptionsInternalOnly = () => undefined;
      setOnLoaderStartInternalOnly = () => undefined;
      setOnLoadErrorInternalOnly = (listener: Listener) => {
        told.loadError = listener;
      };
      setOnNotificationsChangeInternalOnly = (listener: Listener) => {
        told.notifications = listener;
      };
    },
  );
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  const init = () => ({ connect: {}, update: () => undefined, logout: async () => undefined });
  vi.stubGlobal('StripeConnect', { init });
  Object.assign(told, { notifications: undefined, loadError: undefined });
  server = fakeServer();
  server.answer(readOverviews, () => ({
    deposit: { last_paid: [], failed: [] },
    balance: { pending: [], available: [], instant: [] },
    account: null,
  }));
  server.answer(listDisputes, () => ({ data: [], total_count: 0 }));
  server.answer(listNotes, () => []);
  server.answer(saveCurrentUser, () => aPageSettings().user);
  server.answer(openNotifications, () => ({
    ...{ clientSecret: 's', expiresAt: 1, accountId: 'acct_1', isLive: true, accountCreated: false },
    ...{ publishableKey: 'pk_test_1', locale: 'en_US' },
  }));
});

const open = (changes: Partial<PageSettings> = {}) =>
  openScreen(paths.overview(), {
    ...{ accountStatus: anAccountStatus(), isAccountConnected: true, embeddedForms: 'here' },
    ...changes,
  });
const banner = () => screen.queryByRole('region', { name: 'Notifications of the payments company' });
const say = async (of: keyof typeof told, words: unknown) => {
  await waitFor(() => expect(told[of]).toBeDefined());
  await act(async () => told[of]?.(words));
};
const ACTION = 'You must resolve the notifications on this page before proceeding.';
const REVIEW = 'The items below are in review.';

test('nothing is shown before the provider has spoken, nor when it has nothing to say', async () => {
  await open();
  expect(banner()).toBeNull();
  await say('notifications', { total: 0, actionRequired: 0 });
  expect(banner()).toBeNull();
});

test('says what the items ask for, and how to go on once the last is resolved', async () => {
  await open();
  await say('notifications', { total: 2, actionRequired: 1 });
  expect(banner()?.textContent).toContain(ACTION);
  await say('notifications', { total: 1, actionRequired: 0 });
  expect(banner()?.textContent).toContain(REVIEW);
  expect(banner()?.textContent).not.toContain(ACTION);
  await say('notifications', { total: 0, actionRequired: 0 });
  expect(banner()?.textContent).toContain('All notifications are resolved.');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
});

describe('what the provider asks for', () => {
  const error = { code: 'invalid_dob_age_under_18', reason: 'x', requirement: 'person.dob' };
  const lacking = {
    accountStatus: anAccountStatus(
      { status: 'restricted', pastDue: true, paymentsEnabled: false, requirements: { errors: [error] } },
      { status: 'blocked' },
    ),
    showUpdateDetailsTask: true,
  };
  const words = () => screen.queryAllByText('Underage. Age must be at least 18.', { exact: false });
  const doors = () => screen.queryAllByRole('link', { name: /^Update/ });
  const follows = () => screen.getAllByText('Payments and payouts are paused.');

  test('is not said again by the task, which says what has stopped', async () => {
    await open(lacking);
    await screen.findByText('Update business details');
    await say('notifications', { total: 1, actionRequired: 1 });
    expect(follows()).toHaveLength(1);
    expect(words()).toEqual([]);
    expect(doors()).toEqual([]);
    await say('notifications', { total: 0, actionRequired: 0 });
    expect(words()).toHaveLength(1);
    expect(doors()).toHaveLength(1);
  });

  test('nor by the notice that stays when the task is put off', async () => {
    server.answer(saveOptions, () => ({}));
    await open(lacking);
    await say('notifications', { total: 1, actionRequired: 1 });
    await userEvent.click(
      await screen.findByRole('button', { name: 'More options for: Update business details' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remind me tomorrow' }));
    expect(await screen.findByRole('region', { name: 'Payments and payouts are paused.' })).toBeDefined();
    expect(words()).toEqual([]);
    expect(doors()).toEqual([]);
    await say('loadError', { error: { type: 'api_error', message: 'The provider is away.' } });
    expect(words()).toHaveLength(1);
    expect(doors()).toHaveLength(1);
  });
});

test('a form that needs HTTPS is told apart from one that failed', async () => {
  await open();
  await say('loadError', { error: { type: 'invalid_request_error', message: 'x' } });
  expect(screen.getByText(/need HTTPS/)).toBeDefined();
});

test('any other failure says its own words', async () => {
  await open();
  await say('loadError', { error: { type: 'api_error', message: 'The provider is away.' } });
  expect(screen.getByText('The provider is away.')).toBeDefined();
});

test('a session that cannot be had is told, and may be asked for again', async () => {
  server.answer(openNotifications, () => []);
  await open();
  expect(await screen.findByText('Unknown error')).toBeDefined();
  server.answer(openNotifications, () => refuse('wcpay_server_error'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Unknown error')).toBeNull());
  expect(server.asked(openNotifications)).toHaveLength(2);
});

test.each([
  ['the company decides about the account', { accountStatus: anAccountStatus({ status: 'under_review' }) }],
  ['the account was rejected', { accountStatus: anAccountStatus({ status: 'rejected.other' }) }],
  ['there is no account', { isAccountConnected: false }],
  ['this document lets no forms in', { embeddedForms: 'elsewhere' }],
] as const)('nothing is asked for when %s', async (_, changes) => {
  await open(changes);
  await screen.findByText('Account details');
  expect(server.asked(openNotifications)).toEqual([]);
});
