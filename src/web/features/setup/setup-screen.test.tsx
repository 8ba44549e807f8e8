import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getSetup, type KeyPermission, listPermissions, type Setup } from '#contract/setup.ts';
import { getStoreSetup } from '#contract/store-setup.ts';
import { getSync, type SyncState } from '#contract/sync.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_772_700_000));
const aSetup = (over: Partial<Setup> = {}): Setup => ({
  ...{ provider: 'stripe', way: 'direct', mode: 'live', account_id: 'acct_1', is_connected: true },
  ...{ is_key_restricted: true, has_publishable_key: true, clock_off_s: 1 },
  webhook: {
    ...{ url: 'https://shop.example/provider-events', secrets: 1, last_delivery: AT },
    events: ['charge.succeeded', 'payout.paid'],
  },
  capabilities: { embeddedOnboarding: false, instantPayouts: true, adjustments: true },
  pages: {
    ...{ home: 'https://dashboard.stripe.com', account: 'https://dashboard.stripe.com/a' },
    ...{ payouts: 'https://dashboard.stripe.com/p', keys: 'https://dashboard.stripe.com/k' },
    webhooks: 'https://dashboard.stripe.com/w',
  },
  ...over,
});
const aWalk = (over: Partial<SyncState['backfills'][number]> = {}) => ({
  ...{
    kind: 'transaction',
    objects: 4200,
    started: AT,
    finished: null,
    rate: 480.2,
    share: 0.4,
    left_s: 900,
  },
  ...over,
});

let server: ReturnType<typeof fakeServer>;
let setup: Setup;
let permissions: KeyPermission[];
let backfills: SyncState['backfills'];
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  setup = aSetup();
  permissions = [
    { name: 'Refunds: write', state: 'granted' },
    { name: 'Terminal: read', state: 'granted' },
  ];
  backfills = [aWalk()];
  server.answer(getSetup, () => setup);
  server.answer(getStoreSetup, () => ({
    ...{ named_by: 'nobody' as const, url: null, shop: null, starts_again: false },
    ...{ is_open: false, is_told: false, last_delivery: null },
    ...{ let_go: null, webhooks_left: 0, waiting: 0 },
  }));
  server.answer(listPermissions, () => ({ checked: AT, data: permissions }));
  server.answer(getSync, () => ({
    ...{ provider: 'stripe', last_event: null, waiting: 0, waiting_since: null, last_polled: null },
    ...{
      backfills,
      problems: [],
      operations: { under_way: 0, needs_attention: 0 },
      replica: null,
      last_restart: null,
      set_aside: { total: 0, newest: [] },
      last_check: null,
    },
  }));
});
const open = () => openScreen(paths.setup());
const factOf = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;

describe('the connection', () => {
  test.each<[string, Partial<Setup>, string, string]>([
    ['your own account', {}, 'Way', 'Your own account, with its own key'],
    ['a platform', { way: 'connect' }, 'Way', 'An account connected to a platform'],
    ['live', {}, 'Mode', 'Live: real money moves'],
    ['test', { mode: 'test' }, 'Mode', 'Test: no real money moves'],
    ['a key that is taken', {}, 'Secret key', 'Restricted, taken'],
    ['a key that is refused', { is_connected: false }, 'Secret key', 'Refused'],
    ['no publishable key', { has_publishable_key: false }, 'Publishable key', 'Not set'],
    ['clocks that agree', { clock_off_s: -60 }, 'Clocks', 'Agree'],
    ['a slow clock', { clock_off_s: 61 }, 'Clocks', 'This server is 61 s slow'],
    ['a fast clock', { clock_off_s: -400 }, 'Clocks', 'This server is 400 s fast'],
  ])('%s', async (_, over, label, words) => {
    setup = aSetup(over);
    await open();
    expect(await factOf(label)).toBe(words);
  });

  test.each<[string, Partial<Setup>, string]>([
    ['a refused key', { is_connected: false }, 'The payments service refuses the key'],
    ['a key that may do everything', { is_key_restricted: false }, 'This key may do everything'],
    ['clocks apart', { clock_off_s: 400 }, 'The clocks are too far apart'],
  ])('%s is a notice', async (_, over, title) => {
    setup = aSetup(over);
    await open();
    expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  });
});

describe('permissions', () => {
  test('each is listed with what it is needed for', async () => {
    await open();
    expect(await screen.findByRole('row', { name: /Refunds: write Giving money back Granted/ })).toBeTruthy();
    expect(screen.getByText('All 2 permissions are there')).toBeTruthy();
  });

  test('what is missing is told, with the way to mend it, and asked for again', async () => {
    permissions = [{ name: 'Refunds: write', state: 'missing' }];
    await open();
    const notice = await screen.findByRole('region', { name: '1 permission is missing' });
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('https://dashboard.stripe.com/k');
    permissions = [{ name: 'Refunds: write', state: 'granted' }];
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('All 1 permissions are there');
  });

  test.each([
    ['a service that does not answer', true, 'The payments service did not answer. Check again in a moment.'],
    ['a key that is refused', false, 'The payments service refuses the key. Replace it, then check again.'],
  ])('%s: what is not known is not called missing', async (_, is_connected, words) => {
    setup = aSetup({ is_connected });
    permissions = [{ name: 'Refunds: write', state: 'unknown' }];
    await open();
    expect(await screen.findByText('1 permission could not be asked for')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('a service that does not answer is told, and the rest of the page stands', async () => {
    server.answer(listPermissions, () => refuse('provider_unavailable'));
    await open();
    expect(await screen.findByText('The permissions could not be asked for.')).toBeTruthy();
    expect(await factOf('Service')).toBe('Stripe');
  });
});

test.each([
  [0, 'None'],
  [1, 'One'],
  [2, 'Two: one replaces the other'],
])('%s signing secrets', async (secrets, words) => {
  setup = aSetup({ webhook: { ...aSetup().webhook, secrets } });
  await open();
  expect(await factOf('Signing secret')).toBe(words);
  const warning = screen.queryByText('Without a signing secret no delivery is taken');
  expect(warning === null).toBe(secrets > 0);
});

test('what this way cannot do leads to the service’s own pages', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Verifying the account/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('https://dashboard.stripe.com');
  expect(screen.getByRole('row', { name: 'Instant payouts From here' })).toBeTruthy();
});

test('the copy of the history tells rows, rate and time left', async () => {
  backfills = [
    aWalk({ kind: 'charge', finished: AT, share: 1, left_s: 0 }),
    aWalk(),
    aWalk({ kind: 'payout_contents', rate: null, share: null, left_s: null }),
  ];
  await open();
  const row = await screen.findByRole('row', {
    name: /Balance movements 4,200 480 a second About 15 minutes/,
  });
  expect(within(row).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByRole('row', { name: /Charges .* Done/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /each payout 4,200 Not known yet/ })).toBeTruthy();
});

test('the simulator has nothing to set up, and says how to use a real account', async () => {
  setup = aSetup({ provider: 'simulator', way: 'simulated', mode: 'test', pages: null });
  await open();
  expect(await screen.findByText('Nothing to set up')).toBeTruthy();
  expect(screen.getByText('STRIPE_SECRET_KEY')).toBeTruthy();
  expect(screen.queryByText('What the key may do')).toBeNull();
  expect(server.asked(listPermissions)).toHaveLength(0);
});

test('a failed read says so and is read again', async () => {
  server.answer(getSetup, () => refuse('wcpay_server_error'));
  await open();
  await screen.findByText('The set-up could not be read.');
  server.answer(getSetup, () => setup);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await factOf('Service')).toBe('Stripe');
});
