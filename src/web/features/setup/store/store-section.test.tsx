import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getSetup, type Setup } from '#contract/setup.ts';
import {
  attachStore,
  checkStore,
  getStoreSetup,
  letGoOfStore,
  type StoreFinding,
  type StoreSetup,
} from '#contract/store-setup.ts';
import { getSync } from '#contract/sync.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { STORE_CHECKS } from '#domain/woocommerce/store-checks.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_772_700_000));
const SIMULATED: Setup = {
  ...{ provider: 'simulator', way: 'simulated', mode: 'test', account_id: null, is_connected: true },
  ...{ is_key_restricted: false, has_publishable_key: false, clock_off_s: null },
  webhook: { url: 'http://127.0.0.1/provider-events', secrets: 0, last_delivery: null, events: [] },
  ...{ capabilities: {}, pages: null },
};
const aStore = (over: Partial<StoreSetup> = {}): StoreSetup => ({
  ...{ named_by: 'nobody', url: null, shop: null, starts_again: false },
  ...{ is_open: true, is_told: true, last_delivery: null },
  ...{ let_go: null, webhooks_left: 0, waiting: 0 },
  ...over,
});
const ATTACHED = { named_by: 'page', url: 'https://shop.example', shop: 'Cups' } as const;
const findings = (over: Partial<Record<string, Partial<StoreFinding>>> = {}): StoreFinding[] =>
  STORE_CHECKS.map((check) => ({ check, state: 'good', code: null, message: null, ...over[check] }));

let server: ReturnType<typeof fakeServer>;
let store: StoreSetup;
let found: StoreFinding[];
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  store = aStore();
  found = findings();
  server.answer(getSetup, () => SIMULATED);
  server.answer(getStoreSetup, () => store);
  server.answer(checkStore, () => ({
    ...{ checked: AT, url: 'https://shop.example', shop: 'Cups' },
    ...{ may_attach: found.every(({ state }) => state === 'good' || state === 'poor'), findings: found },
  }));
  server.answer(attachStore, () => {
    store = aStore({ url: 'https://shop.example', starts_again: true });
    return store;
  });
  server.answer(getSync, () => ({
    ...{ provider: 'simulator', last_event: null, waiting: 0, waiting_since: null, last_polled: null },
    backfills: [
      {
        ...{ kind: 'store_order', objects: 4200, started: AT, finished: null },
        ...{ rate: null, share: null, left_s: null },
      },
    ],
    ...{ problems: [], operations: { under_way: 0, needs_attention: 0 }, replica: null, last_restart: null },
    ...{ set_aside: { total: 0, newest: [] }, last_check: null },
  }));
});
const open = () => openScreen(paths.setup());
const fill = async (over: Readonly<Record<string, string>> = {}) => {
  const given = {
    'Address of the store': 'https://shop.example',
    ...{ 'Consumer key': 'ck_abc', 'Consumer secret': 'cs_abc' },
    ...over,
  };
  for (const [label, text] of Object.entries(given)) {
    await userEvent.clear(await screen.findByLabelText(label));
    if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
  }
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a store is checked, and then attached; the page waits for the server', async () => {
  await open();
  await fill();
  await press('Check');
  await screen.findByText('Everything needed is there');
  expect(server.asked(attachStore)).toHaveLength(0);
  await press('Attach “Cups”');
  await screen.findByText('The server starts again');
  expect(server.asked(attachStore)).toHaveLength(1);
  expect(screen.queryByLabelText('Consumer secret')).toBeNull();
});

test('what is in the way is told with what to do, and nothing can be attached', async () => {
  found = findings({
    refunds: { state: 'wrong', code: 'store_permission_missing', message: 'Our key may not do this.' },
    https: { state: 'poor' },
    deliveries: { state: 'poor' },
  });
  await open();
  await fill();
  await press('Check');
  await screen.findByText('Something is in the way');
  const row = screen.getByRole('row', { name: /Refunds can be noted/ });
  expect(within(row).getByText('Our key may not do this.')).toBeTruthy();
  expect(within(row).getByText(/Give the key “Read\/Write”/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /what is read travels in the open.*Limited/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Attach/ })).toBeNull();
});

test('what was found is about what was typed: another key has to be checked again', async () => {
  await open();
  await fill();
  await press('Check');
  await screen.findByText('Everything needed is there');
  await userEvent.type(screen.getByLabelText('Consumer secret'), 'd');
  expect(screen.queryByText('Everything needed is there')).toBeNull();
  expect(screen.queryByRole('button', { name: /Attach/ })).toBeNull();
});

test('what is no address and no key is said in the form, and nobody is asked', async () => {
  await open();
  await fill({ 'Address of the store': 'shop.example', 'Consumer key': 'cs_abc', 'Consumer secret': '' });
  await press('Check');
  expect(screen.getByText('Enter an address that begins with https:// or http://.')).toBeTruthy();
  expect(screen.getByText('Enter the key. It begins with ck_.')).toBeTruthy();
  expect(screen.getByText('Enter the secret. It begins with cs_.')).toBeTruthy();
  expect(server.asked(checkStore)).toHaveLength(0);
});

test('a refusal is told', async () => {
  server.answer(attachStore, () => refuse('store_orders_here'));
  await open();
  await fill();
  await press('Check');
  await screen.findByText('Everything needed is there');
  await press('Attach “Cups”');
  expect(await screen.findByText('The store could not be attached.')).toBeTruthy();
});

test.each<[string, Partial<StoreSetup>, string]>([
  [
    'the environment',
    { ...ATTACHED, named_by: 'server', is_open: false },
    'The settings of the server name the store',
  ],
  ['orders of our own', { is_open: false }, 'No store can be attached here'],
])('%s: the page says so, and offers nothing to change', async (_, over, title) => {
  store = aStore(over);
  await open();
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  expect(screen.queryByLabelText('Consumer key')).toBeNull();
});

test('a store that is attached shows how far its copy is, can be checked, and be given another key', async () => {
  store = aStore(ATTACHED);
  await open();
  expect(await screen.findByRole('link', { name: 'https://shop.example' })).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Orders of your store 4,200/ })).toBeTruthy();
  expect(screen.getByText('Give it another key, or its new address')).toBeTruthy();
  const [check] = screen.getAllByRole('button', { name: 'Check' });
  if (!check) throw new Error('There is no button.');
  await userEvent.click(check);
  await screen.findByText('Everything needed is there');
  expect(screen.getByLabelText<HTMLInputElement>('Address of the store').value).toBe('https://shop.example');
});

test('a store is let go of after what becomes of it was said', async () => {
  store = aStore({ ...ATTACHED, waiting: 2 });
  server.answer(letGoOfStore, () => {
    store = aStore({ ...ATTACHED, starts_again: true, let_go: AT });
    return store;
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Let go of it' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Let go of “Cups”?' });
  expect(within(dialog).getByText(/What was copied stays here/)).toBeTruthy();
  expect(within(dialog).getByText(/^2 refunds, notes and completed orders/)).toBeTruthy();
  expect(server.asked(letGoOfStore)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Let go of it' }));
  await screen.findByText(/starts again without it/);
  expect(server.asked(letGoOfStore)).toHaveLength(1);
});

test('one that was let go of is told of with what is left there, and can be attached again', async () => {
  store = aStore({ url: 'https://shop.example', shop: 'Cups', let_go: AT, webhooks_left: 8, waiting: 1 });
  await open();
  expect(await screen.findByText('The store was let go of')).toBeTruthy();
  expect(screen.getByText('8 webhooks are still in the store')).toBeTruthy();
  expect(screen.getByText(/^One refund, note or completed order/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Address of the store').value).toBe('https://shop.example');
  expect(screen.queryByRole('button', { name: 'Let go of it' })).toBeNull();
  expect(screen.getByText('Attach a WooCommerce store')).toBeTruthy();
});
