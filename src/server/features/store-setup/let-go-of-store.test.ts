import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anOrder } from '#tests/factories/order.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import {
  type ContractStore,
  STORE_KEY,
  STORE_SECRET,
  startContractStore,
} from '#tests/woocommerce/contract-store.ts';
import type { Deps } from '../../deps.ts';
import { settleStore } from '../../start/attach-store.ts';
import { followStoreKey } from '../../start/follow-store-key.ts';
import { attach, keepStoreKey, letGoOf } from '../../store/mirror/attached-store-repository.ts';
import { copyStore, type FollowDeps } from '../../woocommerce/copy-store.ts';
import { readChanges } from '../../woocommerce/follow-store.ts';
import { WOOCOMMERCE } from '../../woocommerce/keep-page.ts';
import { sealKey } from '../../woocommerce/kept-store.ts';
import { openStoreLine } from '../../woocommerce/store-line.ts';
import { ensureWebhooks } from '../../woocommerce/store-webhooks.ts';

const PAGE = '/setup/store';
const LET_GO = `${PAGE}/let-go`;
const NOW = epochSeconds(1_780_000_000);
const KEYS = { key: STORE_KEY, secret: STORE_SECRET };

let store: ContractStore;
beforeEach(async () => {
  store = await startContractStore();
  for (let nth = 0; nth < 3; nth += 1) store.addOrder();
});
afterEach(() => store.close());

/** As a start before this one left it, after somebody had attached the store on its page. */
const onPage = async ({ db, config }: Pick<Deps, 'db' | 'config'>, url = store.url) => {
  await attach(db, url);
  await keepStoreKey(db, { sealed: sealKey({ config }, 1, KEYS), user_id: 1 });
};
const withStore = async (before: (needs: Pick<Deps, 'db' | 'config'>) => Promise<void> = onPage) =>
  startTestServer({ env: { WEBHOOKS_PRIVATE: 'allow', PUBLIC_URL: 'http://127.0.0.1' }, before });
function following({ deps }: TestServer): FollowDeps {
  if (!deps.config.woocommerce) throw new Error('The store is not attached.');
  return { ...deps, line: openStoreLine(deps.config.woocommerce) };
}
const ordersOf = ({ db }: TestServer) => db.selectFrom('orders').select('id').orderBy('id').execute();
/** The same store at another address. */
async function movedStore(): Promise<ContractStore> {
  const elsewhere = await startContractStore();
  for (const [id, order] of store.orders) elsewhere.orders.set(id, order);
  return elsewhere;
}
const actions = async ({ db }: TestServer) =>
  (await db.selectFrom('audit_log').select(['action', 'object_id', 'before', 'after']).execute()).filter(
    ({ action }) => action.startsWith('store.'),
  );

describe('a store that moved', () => {
  test('is followed at its new address, and nothing that was copied is lost', async () => {
    const server = await withStore();
    await copyStore(following(server));
    const elsewhere = await movedStore();
    const { status, body } = await server.post(PAGE, { url: elsewhere.url, ...KEYS });
    expect([status, body]).toMatchObject([200, { url: elsewhere.url, starts_again: true }]);
    expect(await ordersOf(server)).toHaveLength(3);
    expect(await actions(server)).toMatchObject([
      { action: 'store.move', object_id: elsewhere.url, before: { url: store.url } },
    ]);
    // The next start goes on where it was.
    const config = await settleStore(nobodyNames(server));
    expect(config.woocommerce?.url).toBe(elsewhere.url);
    elsewhere.addOrder({ id: 7000, date_modified_gmt: new Date().toISOString().slice(0, 19) });
    if (!config.woocommerce) throw new Error('The store is not attached.');
    await readChanges({ ...server.deps, line: openStoreLine(config.woocommerce) });
    expect((await ordersOf(server)).map(({ id }) => id)).toContain(7000);
    const known = await server.db.selectFrom('attached_store').select('former_urls').execute();
    expect(known).toEqual([{ former_urls: [store.url] }]);
    await server.close();
    await elsewhere.close();
  });

  test('is not another store: that one is refused, and nothing changes', async () => {
    const server = await withStore();
    await copyStore(following(server));
    const other = await startContractStore();
    const [first] = store.orders.keys();
    other.addOrder({ id: first, order_key: 'wc_order_of_somebody_else' });
    expect(await server.post(PAGE, { url: other.url, ...KEYS })).toMatchObject({
      ...{ status: 409, body: { code: 'store_other_attached' } },
    });
    expect((await server.get(PAGE)).body).toMatchObject({ url: store.url, starts_again: false });
    await server.close();
    await other.close();
  });

  test('is known by its orders, too, where the settings of the server name it', async () => {
    const server = await withStore();
    await copyStore(following(server));
    const [elsewhere, other] = [await movedStore(), await startContractStore()];
    const named = (url: string) => ({
      ...server.deps,
      config: {
        ...server.deps.config,
        woocommerce: { url, key: () => STORE_KEY, secret: () => STORE_SECRET },
      },
    });
    await expect(settleStore(named(other.url))).rejects.toThrow('this is another store');
    await expect(settleStore(named('http://127.0.0.1:1'))).rejects.toThrow(
      `orders of ${store.url}, and whether this is the same store could not be asked`,
    );
    expect((await settleStore(named(elsewhere.url))).woocommerce?.url).toBe(elsewhere.url);
    expect((await server.get(PAGE)).body.url).toBe(elsewhere.url);
    await server.close();
    await Promise.all([elsewhere.close(), other.close()]);
  });
});

describe('letting go of a store', () => {
  test('takes back its webhooks and keeps what was copied; every process starts again', async () => {
    const server = await withStore();
    await copyStore(following(server));
    await ensureWebhooks(following(server), server.deps.config.publicUrl);
    const theirs = {
      id: 9000,
      topic: 'order.created',
      delivery_url: 'https://other.example',
      status: 'active',
    };
    store.webhooks.set(theirs.id, theirs);
    const started = new Promise<void>((again) => {
      const watch = followStoreKey(server.deps, () => void watch.stop('asked').then(() => again()), 10);
    });
    const { status, body } = await server.post(LET_GO, {});
    expect([status, body]).toMatchObject([200, { url: store.url, starts_again: true, webhooks_left: 0 }]);
    expect(body.let_go).not.toBeNull();
    await started;
    expect([...store.webhooks.values()]).toEqual([theirs]);
    expect(await ordersOf(server)).toHaveLength(3);
    const attached = await server.db.selectFrom('attached_store').selectAll().executeTakeFirstOrThrow();
    expect([attached.sealed_key, attached.key_user_id]).toEqual([null, null]);
    expect(await actions(server)).toMatchObject([{ action: 'store.let_go', object_id: store.url }]);
    const next = await settleStore(nobodyNames(server));
    expect([next.woocommerce, next.formerStore]).toEqual([undefined, store.url]);
    await server.close();
  });

  test('works when the store is away, and says what is left there', async () => {
    const server = await withStore();
    await ensureWebhooks(following(server), server.deps.config.publicUrl);
    store.setFault((_, response) => Boolean(response.destroy()));
    expect(await server.post(LET_GO, {})).toMatchObject({ status: 200, body: { webhooks_left: 8 } });
    expect(store.webhooks.size).toBe(8);
    store.setFault(undefined);
    await server.close();
  });

  test('is a person’s to do, and of nothing that the server names', async () => {
    const server = await withStore();
    const asKey = await server.withApiKey('read_write');
    expect(await server.post(LET_GO, {}, asKey)).toMatchObject({ body: { code: 'person_needed' } });
    await server.close();
    const env = { STORE: 'woocommerce', WOOCOMMERCE_URL: store.url };
    const named = await startTestServer({
      env: { ...env, WOOCOMMERCE_KEY: STORE_KEY, WOOCOMMERCE_SECRET: STORE_SECRET },
    });
    expect(await named.post(LET_GO, {})).toMatchObject({ body: { code: 'store_set_by_server' } });
    await named.close();
  });

  test('without a store there is none', async () => {
    const server = await startTestServer();
    expect(await server.post(LET_GO, {})).toMatchObject({ body: { code: 'store_not_attached' } });
    await server.close();
  });
});

/** The settings as the environment alone gives them. */
function nobodyNames({ deps }: TestServer) {
  const { woocommerce: _, formerStore: __, ...config } = deps.config;
  return { ...deps, config };
}

describe('after it was let go of', () => {
  const COPIED = { id: 4711, mirrored: new Date().toISOString(), store_status: 'processing' };
  let server: TestServer;
  beforeAll(async () => {
    server = await withStore(async (needs) => {
      await onPage(needs, 'http://127.0.0.1:1');
      const row = { ...anOrder({ id: COPIED.id, number: '4711' }), ...COPIED, order_key: 'wc_order_4711' };
      await needs.db.insertInto('orders').values(row).execute();
      await letGoOf(needs.db, WOOCOMMERCE, { at: utcInstant(NOW), webhooks: { x: 1 } });
    });
  });
  afterAll(() => server.close());

  test('what was copied is read, with its address in the store', async () => {
    expect((await server.get(`/wp-json/wc-admin/store/orders/${COPIED.id}`)).body).toMatchObject({
      ...{ number: '4711', store_url: expect.stringContaining('4711') },
    });
    expect((await server.get(PAGE)).body).toMatchObject({
      ...{ named_by: 'nobody', starts_again: false, is_open: true, webhooks_left: 1 },
    });
  });

  test('nothing is sold beside it, and nothing is taken from the store', async () => {
    expect((await server.inject({ method: 'GET', url: '/checkout' })).status).toBe(404);
    const payment = { amount: 2500, currency: 'usd', card: '4242424242424242' };
    expect(await server.post('/simulator/api/payments', payment)).toMatchObject({
      body: { code: 'store_sells' },
    });
    expect((await server.inject({ method: 'POST', url: '/store-events', payload: '{}' })).status).toBe(404);
  });

  test('a note stays here; what only the store could do is refused with words', async () => {
    const notes = `/wp-json/wc-admin/store/orders/${COPIED.id}/notes`;
    expect(await server.post(notes, { note: 'Called them' })).toMatchObject({ status: 200 });
    for (const refused of [
      await server.post(notes, { note: 'On its way', customer_note: true }),
      await server.post('/orders/complete', { ids: [COPIED.id] }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'store_let_go' } });
    expect((await server.get(PAGE)).body.waiting).toBe(1);
    const tool = await server.put(`/wp-json/wc/v3/orders/${COPIED.id}`, { status: 'completed' });
    expect(tool.body.code).toBe('store_kept_elsewhere');
  });

  test('another store is refused while payments belong to its orders, and takes its place otherwise', async () => {
    const other = await startContractStore();
    other.addOrder();
    const refund = {
      order_id: COPIED.id,
      refund_id: 're_kept',
      amount: 100,
      items: '[]',
      status_before: null,
    };
    await server.db
      .insertInto('order_refunds')
      .values({ ...refund, refunded_by: null, date_created: utcInstant(NOW) })
      .execute();
    expect(await server.post(PAGE, { url: other.url, ...KEYS })).toMatchObject({
      body: { code: 'store_orders_of_other' },
    });
    await server.db.deleteFrom('order_refunds').execute();
    const { status, body } = await server.post(PAGE, { url: other.url, ...KEYS });
    expect([status, body]).toMatchObject([200, { url: other.url, let_go: null, starts_again: true }]);
    expect(await ordersOf(server)).toEqual([]);
    await other.close();
  });
});

test('the same store can be attached again, and what waited is told then', async () => {
  const server = await withStore(async (needs) => {
    await onPage(needs);
    await letGoOf(needs.db, WOOCOMMERCE, { at: utcInstant(NOW), webhooks: {} });
  });
  expect((await server.get(PAGE)).body).toMatchObject({ url: store.url, named_by: 'nobody' });
  const { body } = await server.post(PAGE, { url: store.url, ...KEYS });
  expect(body).toMatchObject({ let_go: null, starts_again: true });
  expect((await settleStore(nobodyNames(server))).woocommerce?.url).toBe(store.url);
  await server.close();
});
