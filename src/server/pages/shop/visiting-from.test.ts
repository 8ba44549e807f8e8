import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { utcInstant } from '#domain/shared/time.ts';
import { saveProduct } from '#tests/factories/product.ts';
import { shopBrowser } from '#tests/shop-browser.ts';
import { emptyTables } from '#tests/test-database.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let browser: ReturnType<typeof shopBrowser>;
beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = shopBrowser(server);
  await emptyTables(server.db);
  const rules = [
    ['ip_address_mismatch', 'review', { key: 'ip_billing_country_same', operator: 'equals', value: false }],
    ['international_ip_address', 'block', { key: 'ip_country', operator: 'not_in', value: 'gb|fr' }],
  ].map(([key, outcome, check]) => ({ key, outcome, check }));
  const data = { current_protection_level: 'advanced', advanced_fraud_protection_settings: rules };
  await server.db
    .insertInto('settings')
    .values({
      ...{ version: 1, data: JSON.stringify(data), changed_by: 'a test' },
      changed: utcInstant(server.clock.now),
    })
    .execute();
  await browser.put((await saveProduct(server.db, { stock: 5 })).id);
});

const buyFrom = async (visiting_from: string, headers = {}) =>
  browser.ask('POST', '/checkout', await browser.checkoutForm({ visiting_from }), headers);
const screened = () =>
  server.db.selectFrom('orders').select(['ip_country', 'fraud_meta_box_type', 'status']).execute();

// Whoever buys here lives in Great Britain.
test.each([
  ['GB', 'GB', 'allow', 'processing'],
  ['FR', 'FR', 'review', 'on-hold'],
  ['SJ', 'SJ', 'block', 'failed'],
  ['', null, 'allow', 'processing'],
  ['XX', null, 'allow', 'processing'],
  ['<script>', null, 'allow', 'processing'],
])('visiting from %j', async (given, ip_country, fraud_meta_box_type, status) => {
  await buyFrom(given);
  expect(await screened()).toEqual([{ ip_country, fraud_meta_box_type, status }]);
});

test('no header tells where somebody is', async () => {
  const names = [
    'cf-ipcountry',
    'x-country-code',
    'x-geo-country',
    'x-appengine-country',
    'x-vercel-ip-country',
  ];
  const headers = Object.fromEntries([...names.map((name) => [name, 'SJ']), ['x-forwarded-for', '1.2.3.4']]);
  await buyFrom('', headers);
  expect(await screened()).toMatchObject([{ ip_country: null, fraud_meta_box_type: 'allow' }]);
});

test('whoever was stopped still visits from there on the next try', async () => {
  await buyFrom('SJ');
  const { text } = await browser.ask('GET', '/checkout');
  expect(text).toContain('<option value="SJ" selected>Svalbard');
});
