import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readOverviews } from '#contract/balances.ts';
import { listDisputes } from '#contract/disputes.ts';
import { listNotes } from '#contract/notes.ts';
import { readOnboardingFields } from '#contract/onboarding.ts';
import { getOptions, saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

beforeAll(loadOpening);
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(readOverviews, () => ({
    deposit: { last_paid: [], failed: [] },
    balance: { pending: [], available: [], instant: [] },
    account: null,
  }));
  server.answer(listDisputes, () => ({ data: [], total_count: 0 }));
  server.answer(listNotes, () => []);
  server.answer(saveCurrentUser, () => aPageSettings().user);
  server.answer(saveOptions, () => ({}));
});

const open = (address: string, changes: Partial<PageSettings> = {}) =>
  openScreen(address, changes, { isStrict: true });

test('the sandbox that the address asks for is begun once', async () => {
  const visits: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    visits.push(address);
    return new Promise(() => undefined);
  });
  await open(paths.connect({ auto_start_test_drive_onboarding: 'true' }), {
    ...{ isJetpackConnected: true, isAccountConnected: false, isAccountValid: false },
    accountStatus: { error: true },
  });
  await screen.findByRole('alertdialog', { name: 'Finishing payments setup' });
  await waitFor(() => expect(visits.filter((to) => to.includes('test_drive=true'))).not.toEqual([]));
  expect(visits.filter((to) => to.includes('test_drive=true'))).toHaveLength(1);
});

test('what the address says on arrival is said, and the inbox is read once', async () => {
  const settings = { accountStatus: anAccountStatus(), isConnectionSuccessModalDismissed: false };
  // An open dialog hides the page behind it, and with it the heading that is waited for elsewhere.
  open(paths.overview({ 'wcpay-connection-success': '1', 'wcpay-loan-offer-error': '1' }), settings).catch(
    () => undefined,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Your account is verified' });
  await userEvent.click(await screen.findByRole('button', { name: 'View overview' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(screen.getByText(/^There was a problem redirecting you to the loan offer\./)).toBeDefined();
  await waitFor(() => expect(server.asked(saveCurrentUser)).toHaveLength(1));
});

test('the wizard keeps its answers', async () => {
  localStorage.clear();
  server.answer(getOptions, () => ({}));
  server.answer(readOnboardingFields, () => ({
    data: {
      business_types: [
        {
          key: 'US',
          name: 'United States',
          types: [{ key: 'individual', name: 'Individual', description: 'One person', structures: [] }],
        },
      ],
      mccs_display_tree: [],
      industry_to_mcc: {},
    },
  }));
  await open(paths.onboarding(), {
    connect: { country: 'US', availableCountries: { US: 'United States' }, availableStates: {} },
    isAccountConnected: false,
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Individual' }));
  expect(screen.getByRole('radio', { name: 'Individual' })).toHaveProperty('checked', true);
});
