import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activatePromo } from '#contract/notes.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

beforeAll(loadOpening);
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

const NO_ACCOUNT: Partial<PageSettings> = {
  isJetpackConnected: true,
  isAccountConnected: false,
  isAccountValid: false,
  accountStatus: { error: true },
  connectIncentive: null,
  onBoardingDisabled: false,
  testModeOnboarding: false,
};
const open = (changes: Partial<PageSettings> = {}, search: Parameters<typeof paths.connect>[0] = {}) =>
  openScreen(paths.connect(search), { ...NO_ACCOUNT, ...changes });
const primary = (name: string) => screen.getByRole('button', { name });

describe('the primary button', () => {
  test.each([
    ['Connect your store', { isJetpackConnected: false }],
    ['Verify business details', {}],
    ['Finish business details verifications', { isAccountConnected: true }],
  ])('says "%s"', async (name, changes) => {
    await open(changes);
    expect(primary(name)).toHaveProperty('disabled', false);
  });

  test('asks before it goes on where the country is not supported', async () => {
    await open({
      connect: { country: 'KP', availableCountries: { US: 'United States' }, availableStates: {} },
    });
    await userEvent.click(primary('Verify business details'));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('button', { name: 'Continue' })).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('stays where the offer could not be applied, and says so', async () => {
    server.answer(activatePromo, () => ({ success: false }));
    const incentive = { id: 'welcome', description: 'Save 10 %', tc_url: 'https://example.com/terms' };
    await open({ connectIncentive: incentive });
    expect(screen.getByText('Applied when you set up live payments.')).toBeDefined();
    await userEvent.click(primary('Verify business details'));
    expect(
      await screen.findByText(
        'There was an error applying the promotion. Please contact support for assistance if the problem persists',
      ),
    ).toBeDefined();
    expect(server.asked(activatePromo)).toHaveLength(1);
  });

  test('asks a merchant with a sandbox whether to leave it', async () => {
    await open({ isAccountConnected: true, isAccountValid: true, testModeOnboarding: true });
    await userEvent.click(primary('Verify business details'));
    expect(await screen.findByRole('dialog', { name: 'Activate live payments?' })).toBeDefined();
  });

  test('is off while new accounts are paused, and the page says why', async () => {
    await open({ onBoardingDisabled: true });
    expect(primary('Verify business details')).toHaveProperty('disabled', true);
    expect(screen.getByText(/^We've temporarily paused new account creation/)).toBeDefined();
    expect(screen.queryByText("I'm setting up a store for someone else.")).toBeNull();
  });
});

test('greets by first name, and without one when there is none', async () => {
  const { heading, settings } = await open();
  expect(heading.textContent).toBe(`Hi ${settings.user.first_name}, let’s get you paid`);
});

test.each([
  [true, 10],
  [false, 9],
])('with one-click checkout %s the button for the rest counts %i', async (isEligible, rest) => {
  await open({ isWooPayStoreCountryAvailable: isEligible });
  const list = screen.getByRole('list', { name: 'Payment methods' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(11);
  const more = within(list).getByRole('button', { name: `${rest} more payment methods` });
  expect(more.textContent).toBe(`+ ${rest}`);
  await userEvent.click(more);
  expect(await screen.findByText('Bancontact')).toBeDefined();
});

test('shows what is part of the offer', async () => {
  await open();
  for (const words of ['Automatic - Daily', 'Capture on order', 'Supported'])
    expect(screen.getByText(words)).toBeDefined();
});

test.each([
  [
    'a sandbox that failed',
    { test_drive_error: 'true' },
    'An error occurred while setting up your sandbox account. Please try again!',
  ],
  ['a form that never opened', { 'wcpay-connection-error': '1' }, /^Your account was not connected/],
])('says what became of %s', async (_, search, words) => {
  await open({}, search);
  expect(screen.getByText(words)).toBeDefined();
});

test('shows a message of the server with the words and none of the rest', async () => {
  await open({ errorMessage: '<b>Stop</b><script>alert(1)</script> <img src=x onerror=alert(1)>and read' });
  const message = (await screen.findByText('Stop')).parentElement;
  expect(message?.textContent).toBe('Stop and read');
  expect(message?.querySelector('script, img')).toBeNull();
});

test('who stops in between is told that nothing is lost, and of no failure', async () => {
  await open({ isAccountConnected: true }, { 'wcpay-connection-error': '1' });
  expect(screen.getByText('Your finished pages are saved')).toBeDefined();
  expect(screen.getByText('Please complete your setup to process payments.')).toBeDefined();
  expect(screen.queryByText(/^Your account was not connected/)).toBeNull();
});

test('whose account works is led to it, and asked for nothing', async () => {
  const { heading } = await open({
    ...{ isAccountConnected: true, isAccountValid: true },
    accountStatus: anAccountStatus(),
  });
  expect(heading.textContent).toBe('Your payments account is connected');
  expect(screen.getByRole('link', { name: 'See the overview' }).getAttribute('href')).toBe(paths.overview());
  expect(screen.queryByText('You will verify your business details')).toBeNull();
});

test('the way to a live account says what is offered, and that the country is not supported', async () => {
  await open({
    ...{ isAccountConnected: true, isAccountValid: true, testModeOnboarding: true },
    connect: { country: 'KP', availableCountries: { US: 'United States' }, availableStates: {} },
    connectIncentive: { id: 'welcome', description: 'Save 10 %', tc_url: 'https://example.com/terms' },
  });
  await userEvent.click(primary('Verify business details'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate live payments?' }));
  expect(dialog.getByText('Save 10 %')).toBeDefined();
  expect(dialog.getByText('Your country is not supported yet')).toBeDefined();
  server.answer(activatePromo, () => ({ success: false }));
  await userEvent.click(dialog.getByRole('button', { name: 'Activate live payments' }));
  expect(await dialog.findByText(/^There was an error applying the promotion/)).toBeDefined();
});

test.each([
  ['without an account', {}, 1],
  ['while new accounts are paused', { onBoardingDisabled: true }, 0],
  ['with an account', { isAccountConnected: true }, 0],
])('a sandbox is offered beside the first button: %s', async (_, changes, count) => {
  await open(changes);
  expect(screen.queryAllByRole('button', { name: 'Try it in a sandbox' })).toHaveLength(count);
});

test('offers to start over only while details are missing', async () => {
  await open({ isAccountConnected: true });
  expect(screen.getByText('Please complete your setup to process payments.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Reset account' }));
  expect(await screen.findByRole('alertdialog', { name: 'Reset account?' })).toBeDefined();
});
