import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#tests/test-server.ts';
import { type AttachedOffice, startAttachedOffice } from '#tests/woocommerce/attached-office.ts';
import type { ContractStore } from '#tests/woocommerce/contract-store.ts';
import { copyStore } from './copy-store.ts';
import { storeJobs } from './store-jobs.ts';
import { openStoreLine } from './store-line.ts';

// What goes wrong with a store is told on the Sync page, with what to do, until it goes well again.

let office: AttachedOffice;
let store: ContractStore;
let server: TestServer;
beforeAll(async () => {
  office = await startAttachedOffice();
  ({ store, server } = office);
  for (let nth = 0; nth < 3; nth += 1) store.addOrder();
  await copyStore(office.deps);
});
afterEach(() => store.setFault(undefined));
afterAll(() => office.close());

const answer = (status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  store.setFault((_, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    return true;
  });
test.each([
  [
    'store_key_refused',
    () => answer(401, 'application/json', '{"code":"x","message":"Consumer secret is invalid."}'),
  ],
  [
    'store_permission_missing',
    () => answer(403, 'application/json', '{"code":"woocommerce_rest_cannot_view"}'),
  ],
  ['store_moved', () => answer(301, 'text/html', '', { location: 'https://new.example/wp-json?key=1' })],
  ['store_no_data', () => answer(200, 'text/html', '<html>')],
  ['store_answer_broken', () => answer(200, 'application/json', '[{"id":')],
  ['store_rate_limited', () => answer(429, 'text/html', '', { 'retry-after': '120' })],
  ['store_unavailable', () => answer(503, 'text/html', '')],
  ['store_clock_off', () => answer(401, 'application/json', '{"code":"x","message":"Invalid timestamp."}')],
  ['store_unavailable', () => store.setFault((_, response) => Boolean(response.destroy()))],
] as const)(
  '%s is told on the Sync page, and goes when it goes well',
  async (code, fault) => {
    fault();
    await server.db.deleteFrom('sync_problems').execute();
    const [, changes] = office.jobs();
    await expect(changes?.perform(server.deps, {})).rejects.toMatchObject({ code });
    const { problems } = (await server.get('/sync')).body;
    expect(problems).toMatchObject([{ source: 'store_news', code }]);
    expect(problems[0].message).not.toContain('key=1');
    store.setFault(undefined);
    await changes?.perform(server.deps, {});
    expect((await server.get('/sync')).body.problems).toEqual([]);
    await office.agree();
  },
  20_000,
);

test('an answer of too much is told', async () => {
  answer(200, 'application/json', `"${'x'.repeat(11 * 1024 * 1024)}"`);
  const [, changes] = office.jobs();
  await expect(changes?.perform(server.deps, {})).rejects.toMatchObject({ code: 'store_answer_too_large' });
  expect((await server.get('/sync')).body.problems).toMatchObject([{ code: 'store_answer_too_large' }]);
});

test('a store that is slow is told, and its first answer in time takes that back', async () => {
  const { woocommerce } = server.deps.config;
  if (!woocommerce) throw new Error('The store is not attached.');
  const hurried = openStoreLine(woocommerce, { timeoutMs: 200, pausesMs: [] });
  const [, changes] = storeJobs(hurried, server.deps.config).jobs;
  store.setFault(() => true);
  await server.db.deleteFrom('sync_problems').execute();
  await expect(changes?.perform(server.deps, {})).rejects.toMatchObject({ code: 'store_slow' });
  expect((await server.get('/sync')).body.problems).toMatchObject([
    { source: 'store_news', code: 'store_slow' },
  ]);
  store.setFault(undefined);
  await office.jobs()[1]?.perform(server.deps, {});
  expect((await server.get('/sync')).body.problems).toEqual([]);
});
