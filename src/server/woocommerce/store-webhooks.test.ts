import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttachedOffice, startAttachedOffice } from '#tests/woocommerce/attached-office.ts';
import type { ContractStore } from '#tests/woocommerce/contract-store.ts';
import { ensureWebhooks, removeWebhooks } from './store-webhooks.ts';

const HERE = 'http://127.0.0.1:1';
const TOPICS = 8;

let office: AttachedOffice;
let store: ContractStore;
beforeAll(async () => {
  office = await startAttachedOffice();
  ({ store } = office);
});
afterAll(() => office.close());

const ours = () =>
  [...store.webhooks.values()].filter(({ delivery_url }) => delivery_url === `${HERE}/store-events`);

test('are made once, woken when they were switched off, and made again when they are gone', async () => {
  await ensureWebhooks(office.deps, HERE);
  await ensureWebhooks(office.deps, HERE);
  expect(ours()).toHaveLength(TOPICS);
  const [asleep, gone] = ours();
  if (asleep) asleep.status = 'disabled';
  store.webhooks.delete(gone?.id ?? 0);
  await ensureWebhooks(office.deps, HERE);
  expect(ours().map(({ status }) => status)).toEqual(Array.from({ length: TOPICS }, () => 'active'));
  expect(new Set(ours().map(({ secret }) => secret)).size).toBe(1);
});

test.each([100, 50, 2])(
  'among many of other tools they are found, made once and taken back, %i to a page',
  async (most) => {
    await removeWebhooks(office.deps, HERE);
    for (let id = 1; id <= 80; id += 1) addOther(id);
    await ensureWebhooks(office.deps, HERE);
    for (let id = 9001; id <= 9120; id += 1) addOther(id);
    store.giveAtMost(most);
    // Newest first or oldest first: more than a page stands on either side of ours.
    const made = ours().map(({ id }) => id);
    await ensureWebhooks(office.deps, HERE);
    expect(ours().map(({ id }) => id)).toEqual(made);
    expect(await removeWebhooks(office.deps, HERE)).toEqual({ left: {} });
    expect([ours().length, store.webhooks.size]).toEqual([0, 200]);
    store.giveAtMost(100);
  },
);

test('a store that gives all of them whatever is left out is asked twice, and not for ever', async () => {
  await removeWebhooks(office.deps, HERE);
  await ensureWebhooks(office.deps, HERE);
  const made = ours().map(({ id }) => id);
  let asked = 0;
  store.setFault(({ method, path }, answer) => {
    if (method !== 'GET' || path !== 'webhooks') return false;
    asked += 1;
    const all = [...store.webhooks.values()].sort((one, other) => one.id - other.id);
    answer.writeHead(asked > 5 ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(all));
    return true;
  });
  await ensureWebhooks(office.deps, HERE);
  store.setFault(undefined);
  expect([asked, ours().map(({ id }) => id)]).toEqual([2, made]);
});

const addOther = (id: number) =>
  store.webhooks.set(id, {
    ...{ id, topic: 'order.created', status: 'active', delivery_url: 'https://other.example/hear' },
  });
