import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageSettings } from '#contract/page-settings.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { paths } from '#web/shared/paths.ts';
import { newRouter } from './router.tsx';

beforeEach(() => {
  startSession('first');
  document.title = '';
  window.scrollTo = () => undefined;
  // The sheet of the shell, as far as it matters here: on wide screens the menu stands open.
  const sheet = document.createElement('style');
  sheet.textContent = '.side { display: flex !important }';
  document.head.replaceChildren(sheet);
});

async function open(address: string, changes: Partial<PageSettings> = {}) {
  const settings = givePageSettings(changes);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = newRouter(settings, history);
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // The first to open a page has its code made, too.
  const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  return { router, history, heading };
}

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const menu = () => screen.getByRole('navigation', { name: 'Store admin' });
const menuLines = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);
const currentLine = () =>
  within(menu())
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'page')?.textContent;

/** Pages that greet instead of naming themselves. */
const GREETINGS = new Map([
  ['Overview', /^Good \w+, Amara$/],
  ['Connect', /^Your payments account is connected$/],
]);

test.each([
  [paths.onboarding(), 'Onboarding'],
  [paths.continueOnboarding(), 'Continue onboarding'],
])('%s takes the whole window', async (address, title) => {
  await open(address);
  expect(document.title).toBe(`${title} – Countinghouse`);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

describe('every place has its title, its trail and its line in the menu', () => {
  test.each([
    [paths.connect(), 'Connect', ['Payments', 'Connect'], 'Payments'],
    [paths.overview(), 'Overview', ['Payments', 'Overview'], 'Overview'],
    [paths.payouts(), 'Payouts', ['Payments', 'Payouts'], 'Payouts'],
    [paths.payout('po_1'), 'Payout details', ['Payments', 'Payouts', 'Payout details'], 'Payouts'],
    [paths.disputes(), 'Disputes', ['Payments', 'Disputes'], 'Disputes'],
    [paths.challenge('dp_1'), 'Challenge dispute', ['Payments', 'Disputes', 'Challenge dispute'], 'Disputes'],
    [paths.cardReaders(), 'Card readers', ['Payments', 'Card readers'], 'Card readers'],
    [paths.loans(), 'Capital Loans', ['Payments', 'Capital Loans'], 'Capital Loans'],
    [paths.documents(), 'Documents', ['Payments', 'Documents'], 'Documents'],
    [paths.fraudProtection(), 'Advanced fraud protection', ['Countinghouse'], 'Payments'],
    [paths.audit(), 'Audit log', ['Payments', 'Audit log'], 'Audit log'],
    [paths.security(), 'Security', ['Payments', 'Security'], 'Payments'],
    [paths.order(15), 'Order', ['Orders', 'Order'], 'Orders'],
    [paths.customer(7), 'Customer', ['Customers', 'Customer'], 'Customers'],
    [paths.paymentsSettings(), 'Payments settings', ['Settings', 'Payments'], 'Payments'],
    [
      paths.paymentsSettings({ method: 'payment_request' }),
      'Apple Pay / Google Pay',
      ['Settings', 'Payments', 'Apple Pay / Google Pay'],
      'Payments',
    ],
    [
      paths.currencySettings(),
      'Multi-currency settings',
      ['Settings', 'Multi-currency settings'],
      'Multi-currency',
    ],
  ])('%s', async (address, title, crumbs, line) => {
    const { history, heading } = await open(address);
    expect(heading.textContent).toMatch(GREETINGS.get(title) ?? title);
    expect(document.title).toBe(`${title} – Countinghouse`);
    expect(trail()).toEqual(crumbs);
    expect(currentLine()).toBe(line);
    expect(history.location.href).toBe(address);
  });
});

describe('the menu follows the account', () => {
  test('without an account Payments leads to Connect and has nothing below it', async () => {
    await open(paths.home(), { isAccountConnected: false, isAccountValid: false });
    const link = within(menu()).getByRole('link', { name: 'Payments' });
    expect(link.getAttribute('href')).toBe(paths.connect());
    expect(menuLines()).not.toContain('Transactions');
  });

  test('an account that cannot be used yet keeps its history in the menu', async () => {
    await open(paths.home(), { isAccountValid: false });
    expect(menuLines()).toContain('Transactions');
    expect(menuLines()).not.toContain('Overview');
  });

  test('with new navigation the trail of Connect is the product name', async () => {
    const { featureFlags } = givePageSettings();
    await open(paths.connect(), { featureFlags: { ...featureFlags, newNavigation: true } });
    expect(trail()).toEqual(['Countinghouse']);
  });

  test('documents exist only while their flag is on', async () => {
    const { featureFlags } = givePageSettings();
    const { heading } = await open(paths.documents(), {
      featureFlags: { ...featureFlags, documents: false },
    });
    expect(heading.textContent).toBe('Page not found');
    expect(menuLines()).not.toContain('Documents');
  });
});

test('following a link changes the screen, the address and the focus', async () => {
  const { history } = await open(paths.home());
  await userEvent.click(within(menu()).getByRole('link', { name: 'Payouts' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Payouts' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(history.location.href).toBe(paths.payouts());
  expect(document.title).toBe('Payouts – Countinghouse');
});

test.each([
  '/wp-admin/admin.php?page=wc-unknown&id=3',
  '/wp-admin/admin.php?page=wc-admin&path=/nowhere&x=1',
])('nothing at %s: said inside the shell, and the address stays', async (address) => {
  const { history, heading } = await open(address);
  expect(heading.textContent).toBe('Page not found');
  expect(document.title).toBe('Page not found – Countinghouse');
  expect(history.location.href).toBe(address);
  expect(menu()).toBeTruthy();
});

test('somebody who may not manage the store is told so and can leave', async () => {
  const { user } = givePageSettings();
  const { heading } = await open(paths.transactions(), { user: { ...user, capabilities: [] } });
  expect(heading.textContent).toBe('You cannot open this area');
  expect(screen.getByText(/amara@example.com/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toContain('_wpnonce=first');
  expect(screen.queryByRole('navigation', { name: 'Store admin' })).toBeNull();
});

test('an address loses what makes no sense, keeps what we do not know, and gains no defaults', async () => {
  const { history } = await open(`${paths.transactions({ paged: 2 })}&orderby=no%20sense&x=1`);
  expect(history.location.href).toBe(`${paths.transactions({ paged: 2 })}&x=1`);
});

test('a screen that crashes shows the quoted words and can be opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await open(paths.home());
  const broken = { isBroken: true };
  const { options } = router.routesById['/payments/loans'];
  const { component } = options;
  options.component = () => {
    if (broken.isBroken) throw new Error('a bug');
    return <h1>Mended</h1>;
  };
  await userEvent.click(within(menu()).getByRole('link', { name: 'Capital Loans' }));
  await screen.findByText(
    'There was an error rendering this view. Please contact support for assistance if the problem persists.',
  );
  broken.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reload this view' }));
  await screen.findByRole('heading', { name: 'Mended' });
  options.component = component;
});

test('being offline is said, and so is being back', async () => {
  await open(paths.home());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await screen.findByText('You are offline.');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
});
