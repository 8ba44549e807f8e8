import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { saveOrder } from '#tests/factories/order.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import {
  type ContractStore,
  STORE_KEY,
  STORE_SECRET,
  startContractStore,
} from '#tests/woocommerce/contract-store.ts';
import { settleStore } from '../../start/attach-store.ts';
import { followStoreKey } from '../../start/follow-store-key.ts';
import { copyStore } from '../../woocommerce/copy-store.ts';
import { probeStore } from '../../woocommerce/probe-store.ts';
import { openStoreLine } from '../../woocommerce/store-line.ts';

const PAGE = '/setup/store';
let store: ContractStore;
beforeAll(async () => {
  store = await startContractStore();
  store.addOrder();
});
afterEach(() => store.setFault(undefined));
afterAll(() => store.close());

const given = (over: object = {}) => ({ url: store.url, key: STORE_KEY, secret: STORE_SECRET, ...over });

type Found = Readonly<{ check: string; state: string; code: string | null }>;
const notGood = (findings: readonly Found[]) =>
  findings.filter(({ state }) => state !== 'good').map(({ check, state, code }) => [check, state, code]);
/** All that a store on this machine, over plain http, falls short of. */
const HTTP = ['https', 'poor', null];

describe('what is needed of a store is asked for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
  });
  afterAll(() => server.close());
  const check = async (over: object = {}) =>
    (await server.post(`${PAGE}/check`, { store: given(over) })).body;

  test('all of it, and nothing is changed there', async () => {
    const found = await check();
    expect(found).toMatchObject({ may_attach: true, shop: 'Contract store', url: store.url });
    expect(notGood(found.findings)).toEqual([HTTP]);
    expect(found.findings).toHaveLength(14);
    expect(found.findings.find(({ check }: Found) => check === 'subscriptions')).toMatchObject({
      ...{ state: 'good', code: 'no_subscriptions' },
    });
    expect([store.notes.size, store.refunds.size, store.webhooks.size]).toEqual([0, 0, 0]);
    expect([...store.orders.values()].map(({ status }) => status)).toEqual(['processing']);
    expect(store.moved).toEqual([]);
  });

  test('the address of a page of the store means the store', async () => {
    const found = await check({ url: `${store.url}/wp-admin/admin.php?page=wc-settings` });
    expect(found).toMatchObject({ may_attach: true, url: store.url });
  });

  test('a wrong key: nothing else is asked with it, and nothing else is called missing', async () => {
    const found = await check({ secret: 'cs_wrong' });
    expect(found.may_attach).toBe(false);
    const rest = ['orders', 'customers', 'products', 'settings', 'subscriptions'];
    expect(notGood(found.findings)).toEqual([
      HTTP,
      ['key', 'wrong', 'store_key_refused'],
      ...[...rest, 'notes', 'refunds', 'webhooks'].map((one) => [one, 'unknown', null]),
    ]);
  });

  const answer =
    (status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    (isMeant: (method: string, path: string) => boolean) =>
      store.setFault(({ method, path }, response) => {
        if (!isMeant(method, path)) return false;
        response.writeHead(status, { 'content-type': type, ...headers }).end(body);
        return true;
      });
  const refusal = '{"code":"woocommerce_rest_cannot_create","message":"Sorry","data":{"status":403}}';
  const readOnly = JSON.stringify({
    code: 'woocommerce_rest_authentication_error',
    message: 'The API key provided does not have write permissions.',
  });

  test.each([
    ['a page of HTML', answer(200, 'text/html', '<html>'), 'store_no_data'],
    ['a redirect', answer(301, 'text/html', '', { location: 'https://new.example/x?key=1' }), 'store_moved'],
    ['half an answer', answer(200, 'application/json', '{"name":'), 'store_answer_broken'],
    ['a host that is down', answer(503, 'text/html', ''), 'store_unavailable'],
  ] as const)('%s in the place of a store', async (_, fault, code) => {
    fault(() => true);
    const found = await check();
    const address = found.findings.find((one: Found) => one.check === 'address');
    expect(address).toMatchObject({ state: 'wrong', code });
    expect(address.message).not.toContain('key=1');
    expect(found.may_attach).toBe(false);
    expect(found.findings.filter(({ state }: Found) => state === 'unknown')).toHaveLength(11);
  });

  test('a site without WooCommerce', async () => {
    answer(200, 'application/json', '{"name":"A blog","namespaces":["wp/v2"]}')((_, path) => path === '');
    const found = await check();
    expect(found).toMatchObject({ shop: 'A blog', may_attach: false });
    expect(notGood(found.findings)).toContainEqual(['interface', 'wrong', 'store_rest_missing']);
  });

  test.each([
    [
      'notes',
      'POST',
      /\/notes$/,
      answer(403, 'application/json', refusal),
      'wrong',
      'store_permission_missing',
    ],
    [
      'refunds',
      'POST',
      /\/refunds$/,
      answer(401, 'application/json', readOnly),
      'wrong',
      'store_permission_missing',
    ],
    [
      'webhooks',
      'PUT',
      /^webhooks/,
      answer(403, 'application/json', refusal),
      'wrong',
      'store_permission_missing',
    ],
    [
      'customers',
      'GET',
      /^customers/,
      answer(403, 'application/json', refusal),
      'wrong',
      'store_permission_missing',
    ],
    [
      'subscriptions',
      'GET',
      /^subscriptions/,
      answer(403, 'application/json', refusal),
      'wrong',
      'store_permission_missing',
    ],
    ['settings', 'GET', /^system_status/, answer(200, 'application/json', '{}'), 'wrong', 'store_no_data'],
    ['products', 'GET', /^products/, answer(429, 'text/html', ''), 'unknown', 'store_rate_limited'],
  ] as const)('%s: one thing that is not there is named', async (name, asked, at, fault, state, code) => {
    fault((method, path) => method === asked && at.test(path));
    const found = await check();
    expect(notGood(found.findings)).toEqual([HTTP, [name, state, code]]);
    expect(found.may_attach).toBe(false);
  });

  test('a slow store is told so', async () => {
    store.setFault(() => true);
    const settings = {
      url: store.url,
      key: () => STORE_KEY,
      secret: () => STORE_SECRET,
      allowsPrivate: true,
    };
    const around = { nowS: server.deps.now, isReachable: true, timeoutMs: 50 };
    const { findings } = await probeStore(settings, around);
    expect(findings[0]).toMatchObject({ check: 'address', state: 'wrong', code: 'store_slow' });
  });

  test('clocks that are too far apart for what is signed', async () => {
    const settings = {
      url: store.url,
      key: () => STORE_KEY,
      secret: () => STORE_SECRET,
      allowsPrivate: true,
    };
    const around = { nowS: () => server.deps.now() - 901, isReachable: true };
    const { findings } = await probeStore(settings, around);
    expect(notGood(findings)).toContainEqual(['clock', 'wrong', null]);
    expect(notGood(findings)).toContainEqual(['key', 'wrong', 'store_clock_off']);
  });

  test.each([
    [{ url: 'shop.example' }, 'url'],
    [{ url: 'https://ada:secret@shop.example' }, 'url'],
    [{ key: 'cs_abc' }, 'key'],
    [{ secret: 'nothing' }, 'secret'],
  ])('%o is refused before anybody is asked', async (over, field) => {
    const { status, body } = await server.post(PAGE, given(over));
    expect([status, Object.keys(body.data.params)]).toEqual([400, [field]]);
  });

  test('a program is no person: it neither asks addresses of its choice nor attaches a store', async () => {
    const asKey = await server.withApiKey('read_write');
    for (const [path, body] of [
      [`${PAGE}/check`, { store: given() }],
      [PAGE, given()],
    ] as const)
      expect(await server.post(path, body, asKey)).toMatchObject({ body: { code: 'person_needed' } });
    expect((await server.get(PAGE)).body.url).toBeNull();
  });

  test('without a store there is none to check', async () => {
    expect((await server.post(`${PAGE}/check`, {})).body).toMatchObject({ code: 'store_not_attached' });
  });
});

test('nothing leads into private networks, unless that is allowed', async () => {
  const server = await startTestServer();
  const before = store.asked().length;
  for (const url of [store.url, store.url.replace('127.0.0.1', 'localhost'), 'http://169.254.169.254/']) {
    const { body } = await server.post(`${PAGE}/check`, { store: given({ url }) });
    expect(body.findings[0]).toMatchObject({ check: 'address', state: 'wrong', code: 'store_private' });
    expect(await server.post(PAGE, given({ url }))).toMatchObject({ body: { code: 'store_check_failed' } });
  }
  expect(store.asked()).toHaveLength(before);
  await server.close();
});

describe('attaching', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow' } });
    await saveProduct(server.db);
  });
  afterAll(() => server.close());
  const settled = () => settleStore(server.deps);

  test('a store that does not pass every check is not attached', async () => {
    expect(await server.post(PAGE, given({ secret: 'cs_wrong' }))).toMatchObject({
      ...{ status: 409, body: { code: 'store_check_failed' } },
    });
    expect((await server.get(PAGE)).body).toMatchObject({ named_by: 'nobody', url: null, is_open: true });
    expect((await settled()).woocommerce).toBeUndefined();
  });

  test('orders of the built-in shop stand in the way', async () => {
    const { id } = await saveOrder(server.db);
    expect((await server.get(PAGE)).body).toMatchObject({ is_open: false });
    expect(await server.post(PAGE, given())).toMatchObject({ body: { code: 'store_orders_here' } });
    await server.db.deleteFrom('orders').where('id', '=', id).execute();
  });

  test('the key is kept sealed, and every process starts again with it', async () => {
    const started = new Promise<void>((again) => {
      const watch = followStoreKey(server.deps, () => void watch.stop('asked').then(() => again()), 10);
    });
    const { status, body } = await server.post(PAGE, given());
    expect([status, body]).toMatchObject([200, { named_by: 'nobody', url: store.url, starts_again: true }]);
    await started;
    const rows = await server.db.selectFrom('attached_store').selectAll().execute();
    const sealed = Buffer.concat(rows.map(({ sealed_key }) => sealed_key ?? Buffer.alloc(0))).toString(
      'latin1',
    );
    expect(sealed).not.toMatch(/ck_|cs_|contract/);
    expect(JSON.stringify(body) + server.logged()).not.toMatch(/ck_contract|cs_contract/);
    // What the built-in shop had on its shelf is not the attached store's.
    expect(await server.db.selectFrom('products').select('id').execute()).toEqual([]);
    const audit = await server.db.selectFrom('audit_log').select(['action', 'object_id']).execute();
    expect(audit).toContainEqual({ action: 'store.attach', object_id: store.url });
  });

  test('the next start has the store, and copies it', async () => {
    const { woocommerce } = await settled();
    expect([woocommerce?.url, woocommerce?.key(), woocommerce?.secret(), woocommerce?.given]).toEqual([
      ...[store.url, STORE_KEY, STORE_SECRET, 1],
    ]);
    if (!woocommerce) throw new Error('The store is not attached.');
    await copyStore({ ...server.deps, line: openStoreLine(woocommerce) });
    expect(await server.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    expect((await server.get(PAGE)).body).toMatchObject({ shop: 'Contract store' });
  });

  test('another key for the same store takes its place; another store is refused', async () => {
    expect(await server.post(PAGE, given())).toMatchObject({ status: 200 });
    expect((await settled()).woocommerce?.given).toBe(2);
    const other = await startContractStore();
    expect(await server.post(PAGE, given({ url: other.url }))).toMatchObject({
      ...{ status: 409, body: { code: 'store_other_attached' } },
    });
    await other.close();
  });

  test('without the key file the server starts, and the store asks for another key', async () => {
    const config = { ...server.deps.config, factorKeyFile: '/nowhere/factors.key' };
    const { woocommerce } = await settleStore({ db: server.db, config });
    expect([woocommerce?.url, woocommerce?.key()]).toEqual([store.url, '']);
  });
});

test('what the environment names is told, tried, and not changed here', async () => {
  const server = await startTestServer({
    env: {
      ...{ STORE: 'woocommerce', WOOCOMMERCE_URL: store.url },
      ...{ WOOCOMMERCE_KEY: STORE_KEY, WOOCOMMERCE_SECRET: STORE_SECRET },
    },
  });
  expect((await server.get(PAGE)).body).toMatchObject({
    ...{ named_by: 'server', url: store.url, is_open: false, starts_again: false },
  });
  expect((await server.post(`${PAGE}/check`, {})).body).toMatchObject({ may_attach: true });
  expect(await server.post(PAGE, given())).toMatchObject({ body: { code: 'store_set_by_server' } });
  await server.close();
});
